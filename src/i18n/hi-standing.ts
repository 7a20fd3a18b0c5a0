/** The Hindi beside the notice of a closed business: apart from the rest, as an island draws it. */
export const HI_CLOSED_NOTICES = {
  renovation: 'मरम्मत के कारण बंद है।',
  holiday: 'छुट्टी के कारण बंद है।',
  season: 'इस मौसम में बंद है।',
  other: 'कुछ समय के लिए बंद है।',
  closed: 'यह जगह हमेशा के लिए बंद हो गई है।',
  moved: 'यह जगह दूसरे पते पर चली गई है।',
}
