import { describe, expect, it } from 'vitest'
import { createLinter } from './lint-text.ts'

const lint = createLinter((ruleId) => ruleId.startsWith('regexp/'))

/** What the lint says of an expression in a file. */
const complaints = async (expression: string): Promise<(string | null)[]> =>
  (await lint(`export const used = ${expression}\n`, 'src/shared/text/slug.ts')).map(
    ({ ruleId }) => ruleId,
  )

describe('an expression that can take quadratic time or worse fails the check', () => {
  it.each([
    // As it stood in the search.
    String.raw`/[\p{L}\p{M}\p{N}'’.]*[\p{L}\p{N}][\p{L}\p{M}]*/gu`,
    String.raw`/\s+$/`,
    String.raw`/^(?:a+)+$/`,
    String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/`,
  ])('%s', async (expression) => {
    expect(await complaints(expression)).not.toEqual([])
  })

  it('in pages too', async () => {
    const page = `---\nconst used = 'a'.replace(/\\s+$/, '')\n---\n<p>{used}</p>\n`
    const told = await lint(page, 'src/pages/index.astro')
    expect(told.map(({ ruleId }) => ruleId)).toContain('regexp/no-super-linear-move')
  })
})

describe('one that takes linear time passes', () => {
  it.each([String.raw`/^[a-z]+(?:-[a-z]+)*$/`, String.raw`/(?<!\/)\/+$/`])(
    '%s',
    async (expression) => {
      expect(await complaints(expression)).toEqual([])
    },
  )
})
