import { MAX_POST_LENGTH, getPostTextProblem } from '#shared/rules/post-text.ts'

/** Refuses a text in Markdown that would take too long to show, and says why. */
export function refuseHeavyText(text: string, ctx: { addIssue: (message: string) => void }): void {
  // That it is too long is said by the length.
  const problem = text.length > MAX_POST_LENGTH ? null : getPostTextProblem(text)
  if (problem !== null) ctx.addIssue(problem)
}
