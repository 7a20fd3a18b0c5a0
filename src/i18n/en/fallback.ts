/** The page of a business that was opened since the last build. */
export const fallback = {
  title: 'No page here yet',
  text: 'A place added or renamed a moment ago, whose own page is being made; or no place at all.',
  noScript:
    'Either this place was added or renamed a moment ago, and its page will be here in a few ' +
    'minutes; or there is no such place.',
  missing: 'Business ID is missing from URL',
  invalid: 'Invalid business ID',
  failed: 'Failed to load business details',
  notFoundText: 'It may have closed or moved, or the address may be mistyped.',
}
