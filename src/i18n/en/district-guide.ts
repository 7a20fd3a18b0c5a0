/** The district guide in the language of the page. */
export { DISTRICT_GUIDE } from '#config/palamu/guide.ts'
