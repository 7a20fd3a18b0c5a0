/**
 * The Hindi beside the headings of a listing's parts: apart from the rest, as islands carry it too.
 */
export const HI_SECTION_HEADINGS = {
  about: 'परिचय',
  hours: 'समय',
  reviews: 'रिव्यू',
  contact: 'संपर्क',
  description: 'जानकारी',
  weekdays: {
    monday: 'सोमवार',
    tuesday: 'मंगलवार',
    wednesday: 'बुधवार',
    thursday: 'गुरुवार',
    friday: 'शुक्रवार',
    saturday: 'शनिवार',
    sunday: 'रविवार',
  },
}
