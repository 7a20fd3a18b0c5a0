import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#markdown/render.ts'
import { toPlainText } from '#markdown/plain-text.ts'
import { getPostTextProblem } from '#shared/rules/post-text.ts'
import { getReadingMinutes } from '#shared/text/reading-time.ts'

const range = (count: number, each: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => each(n)).join('')

/** Each takes the parser from ten seconds to for ever. */
const ATTACKS: [string, string, RegExp][] = [
  ['open links', '[a]('.repeat(24_000), /links/],
  ['open pictures', '![a]('.repeat(24_000), /links/],
  ['brackets', '[a]'.repeat(60_000), /links/],
  [
    'footnotes',
    range(9_000, (n) => `[^${n}]`) + range(9_000, (n) => `\n\n[^${n}]: a`),
    /characters|lines|footnotes/,
  ],
  ['calls of one footnote', `${'[^1]'.repeat(40_000)}\n\n[^1]: a`, /footnotes/],
  ['definitions', range(9_000, (n) => `[a${n}]: /x\n`), /links/],
  [
    'lists that are indented',
    range(400, (n) => `${'  '.repeat(n)}- a\n`),
    /Lists and quotes can have up to/,
  ],
  [
    'the same by tabs',
    range(400, (n) => `${'\t'.repeat(n)}* a\n`),
    /Lists and quotes can have up to/,
  ],
  [
    'the same with numbers',
    range(300, (n) => `${'   '.repeat(n)}1. a\n`),
    /Lists and quotes can have up to/,
  ],
  ['lists in quotes', `${'> '.repeat(30)}${'- '.repeat(30)}a`, /Lists and quotes can have up to/],
  ['lists on one line', '- '.repeat(5_000), /Lists and quotes can have up to/],
  ['quotes', '>'.repeat(50_000), /Lists and quotes can have up to/],
  ['items', '- a\n'.repeat(40_000), /lines|items/],
  ['tasks', '- [ ] a\n'.repeat(9_000), /links|items/],
  ['emphasis', '*a **a '.repeat(20_000), /bold/],
  ['emphasis of two kinds', '*a_ '.repeat(40_000), /bold/],
  ['emphasis around one letter', `${'*'.repeat(50_000)}a${'*'.repeat(50_000)}`, /rows/],
  ['strikes', '~a ~~b '.repeat(20_000), /bold/],
  ['comments without an end', 'a <!-- '.repeat(25_000), /comments/],
  ['CDATA without an end', 'a <![CDATA[ '.repeat(15_000), /comments/],
  ['tags', '<b>a'.repeat(40_000), /tags/],
  ['addresses', 'www.a.b '.repeat(20_000), /addresses/],
  ['mail addresses', 'a@b.c '.repeat(20_000), /addresses/],
  ['columns', `${'a|'.repeat(9_000)}\n${'-|'.repeat(9_000)}\n${'a\n'.repeat(9_000)}`, /columns/],
  [
    'rows of many columns',
    `${'a|'.repeat(90)}\n${'-|'.repeat(90)}\n${'a\n'.repeat(9_000)}`,
    /cells/,
  ],
  [
    'the same in a quote',
    `> ${'a|'.repeat(90)}\n> ${'- |'.repeat(90)}\n${'> a\n'.repeat(9_000)}`,
    /cells/,
  ],
  ['lines', 'a\n'.repeat(90_000), /lines/],
  ['paragraphs', 'a\n\n'.repeat(50_000), /lines/],
  ['characters', 'a'.repeat(200_001), /characters/],
]

describe('a text that takes too long to show', () => {
  test.each(ATTACKS)('%s: is told before it is parsed, and shown as written', (_, text, why) => {
    expect(getPostTextProblem(text)).toMatch(why)
    // Whoever does not ask is safe, too: pages, excerpts, the editor.
    expect(renderMarkdown(text, { siteUrl: 'https://site.example' }).html).toMatch(/^<p>/)
    expect(toPlainText(text)).toBeTypeOf('string')
  })

  test('whatever is in it, one look is enough to tell', () => {
    for (const text of [
      `${' '.repeat(190_000)}|x`,
      `${'\t'.repeat(190_000)}-x`,
      `${'> '.repeat(20)}${' '.repeat(190_000)}1`,
      `|${'-'.repeat(190_000)}x`,
      '1'.repeat(190_000),
      `${'[\n'.repeat(2_900)}${'a'.repeat(190_000)}`,
    ]) {
      const began = process.cpuUsage()
      getPostTextProblem(text)
      getReadingMinutes(text)
      // A quadratic look takes ten seconds and more.
      expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
    }
  })
})

test.each([
  [
    '200 KB of prose',
    `${'The **market** opens at _six_ and closes at nine.\n\n'.repeat(3_900)}`.slice(0, 150_000),
  ],
  ['Hindi prose', 'यह बाज़ार सुबह छह बजे खुलता है।\n\n'.repeat(3_500)],
  [
    'a list of 1,400 branches',
    range(1_400, (n) => `- [Branch ${n}](/businesses/branch-${n}) in the town\n`),
  ],
  [
    'a table of 12 by 700',
    `${'| a '.repeat(12)}|\n${'|---'.repeat(12)}|\n${`${'| b '.repeat(12)}|\n`.repeat(700)}`,
  ],
  [
    'outlines, quotes and code',
    `${range(9, (n) => `${'  '.repeat(n)}- a\n`)}\n> > a\n\n\`\`\`\n${' '.repeat(200)}x\n\`\`\`\n`,
  ],
  ['a hundred footnotes', range(100, (n) => `a[^${n}] `) + range(100, (n) => `\n\n[^${n}]: b`)],
])('an honest text is not: %s', (_, text) => expect(getPostTextProblem(text)).toBeNull())
