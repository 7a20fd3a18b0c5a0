/** Why a business is not shown; in a file of its own because the browser downloads it. */
export const fallbackProblems = {
  missing: 'Business ID is missing from URL',
  invalid: 'Invalid business ID',
  failed: 'Failed to load business details',
  notFoundText: 'It may have closed or moved, or the link may be wrong.',
}
