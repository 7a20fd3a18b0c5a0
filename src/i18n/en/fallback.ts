import { fallbackProblems } from './fallback-problems.ts'

/** The page of a business that was opened since the last build. */
export const fallback = {
  title: 'Page not ready yet',
  text: 'If this place was just added or renamed, its page will be ready in a few minutes.',
  noScript:
    'If this place was just added or renamed, its page will be ready in a few minutes. ' +
    'Otherwise this place isn’t listed.',
  ...fallbackProblems,
}
