/** The Hindi beside the notice of a closed business: apart from the rest, as an island draws it. */
export const HI_CLOSED_NOTICES = {
  renovation: 'मरम्मत के कारण अभी बंद है।',
  holiday: 'छुट्टी के कारण अभी बंद है।',
  season: 'इस मौसम में बंद है।',
  other: 'कुछ समय के लिए बंद है।',
  closed: 'यह प्रतिष्ठान हमेशा के लिए बंद हो गया है।',
  moved: 'यह प्रतिष्ठान दूसरी जगह चला गया है।',
}
