/** The page of a business that was opened since the last build. */
export const fallback = {
  title: 'A place just added',
  text: 'This place was added or renamed a moment ago; its own page is being made.',
  noScript:
    'This place was added or renamed a moment ago, and its own page is being made. Please come back in a few minutes, or browse meanwhile.',
}
