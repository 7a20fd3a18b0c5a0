/** The district with its names as texts show them. */
export { DISTRICT } from '#config/district.ts'
