import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { wideLines } from '../../scripts/lint/columns.mjs'
import { createLinter } from './lint-text.ts'

const lint = createLinter((ruleId) => ruleId === 'columns/max')

describe('a line past column 100', () => {
  it.each([
    ['of code', `export const a = '${'x'.repeat(90)}'`],
    ['of a comment', `// ${'word '.repeat(20)}`],
    ['in Hindi', `export const a = '${'ज़िला '.repeat(30)}'`],
    ['with a regular expression in it', `export const a = /${'x'.repeat(80)}/.test('a')`],
  ])('%s is found', (_kind, line) => expect(wideLines(['', line])).toEqual([2]))

  it.each([
    ['a regular expression', `  /^(${'x'.repeat(100)})$/u,`],
    ['a named regular expression', `  test: /^(${'x'.repeat(100)})$/,`],
    ['an address', `  'https://example.org/${'x'.repeat(100)}',`],
  ])('that is %s passes', (_kind, line) => expect(wideLines([line])).toEqual([]))

  it('of 100 columns passes, signs above or below a letter not counted', () => {
    expect(wideLines(['x'.repeat(100), `// ${'कु'.repeat(97)}`])).toEqual([])
  })

  it.each(['src/client/call.ts', 'src/pages/index.astro'])(
    'fails the check in %s',
    async (filePath) => {
      const text = `---\n// ${'word '.repeat(20)}\n---\n<p></p>\n`
      const code = filePath.endsWith('.ts') ? text.split('\n')[1]! : text
      expect((await lint(code, filePath)).map(({ ruleId }) => ruleId)).toContain('columns/max')
    },
  )
})

test('style sheets, which ESLint does not read, have none either', () => {
  const wide = globSync('src/**/*.css').flatMap((path) =>
    wideLines(readFileSync(path, 'utf8').split('\n')).map((line) => `${path}:${line}`),
  )
  expect(wide).toEqual([])
})
