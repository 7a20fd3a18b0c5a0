import { getSources } from '#config/sources.ts'

export const SAMPLE_SOURCES = getSources('hi')
