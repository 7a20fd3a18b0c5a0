import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

/** What the lint says of an expression in a file. */
async function complaints(expression: string, path = 'src/shared/text/slug.ts'): Promise<string[]> {
  const [result] = await new ESLint().lintText(`export const used = ${expression}\n`, {
    filePath: path,
  })
  return (result?.messages ?? []).flatMap(({ ruleId }) =>
    ruleId?.startsWith('regexp/') ? [ruleId] : [],
  )
}

describe('an expression that can take quadratic time or worse fails the check', () => {
  it.each([
    // As it stood in the search.
    String.raw`/[\p{L}\p{M}\p{N}'’.]*[\p{L}\p{N}][\p{L}\p{M}]*/gu`,
    String.raw`/\s+$/`,
    String.raw`/^(?:a+)+$/`,
    String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/`,
  ])('%s', { timeout: 60_000 }, async (expression) => {
    expect(await complaints(expression)).not.toEqual([])
  })

  it('in pages too', { timeout: 60_000 }, async () => {
    const page = `---\nconst used = 'a'.replace(/\\s+$/, '')\n---\n<p>{used}</p>\n`
    const [result] = await new ESLint().lintText(page, { filePath: 'src/pages/index.astro' })
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('regexp/no-super-linear-move')
  })
})

describe('one that takes linear time passes', () => {
  it.each([String.raw`/^[a-z]+(?:-[a-z]+)*$/`, String.raw`/(?<!\/)\/+$/`])(
    '%s',
    { timeout: 60_000 },
    async (expression) => {
      expect(await complaints(expression)).toEqual([])
    },
  )
})
