/** The district with its names as texts show them. */
export { DISTRICT } from '#district/district.ts'
