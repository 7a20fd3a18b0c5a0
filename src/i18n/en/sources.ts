import { getSources } from '#config/sources.ts'

/** Where the sample listings come from. */
export const SAMPLE_SOURCES = getSources('en')
