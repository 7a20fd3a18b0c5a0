import { fallbackProblems } from './fallback-problems.ts'

/** The page of a business that was opened since the last build. */
export const fallback = {
  title: 'No page here yet',
  text: 'A place added or renamed a moment ago, whose own page is being made; or no place at all.',
  noScript:
    'Either this place was added or renamed a moment ago, and its page will be here in a few ' +
    'minutes; or there is no such place.',
  ...fallbackProblems,
}
