/** The page of a business that was opened since the last build. */
export const fallback = {
  title: 'A place just added',
  text: 'This place was added or renamed a moment ago; its own page is being made.',
  noScript:
    'This place was added or renamed a moment ago, and its own page is being made. Please come back in a few minutes, or browse meanwhile.',
  missing: 'Business ID is missing from URL',
  invalid: 'Invalid business ID',
  failed: 'Failed to load business details',
  notFoundText: 'It may have closed or moved, or the address may be mistyped.',
}
