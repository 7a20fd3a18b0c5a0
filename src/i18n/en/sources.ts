/** Where the listings come from, in the language of the page. */
export { SAMPLE_SOURCES } from '#config/palamu/sample/sources.ts'
