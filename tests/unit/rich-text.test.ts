import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { canEditAsRichText, markdownToDoc, docToMarkdown } from '#app/admin/editor/rich/markdown.ts'
import { TEMPLATES_EN } from '#app/admin/editor/templates/en.ts'
import { TEMPLATES_HI } from '#app/admin/editor/templates/hi.ts'
import { renderMarkdown } from '#markdown/render.ts'
import { DEFAULT_DISTRICT, getDistrictFolder } from '#district/read/folder.ts'
import cases from '../fixtures/commonmark.json' with { type: 'json' }

const published = (markdown: string) =>
  renderMarkdown(markdown, { siteUrl: 'https://site.example' }).html

/** A document as after a change of every block: nothing of how it was written is known. */
const anew = (doc: Node): Node => doc.type.schema.nodeFromJSON(doc.toJSON())

/** What the editor writes, with no block changed and with each of them changed. */
const rewritten = (markdown: string) => {
  const doc = markdownToDoc(markdown)
  return [docToMarkdown(doc), docToMarkdown(anew(doc))]
}

/** Words marked twice in the same way, links without words, HTML without an end. */
const CANNOT = new Set([
  173, 369, 373, 389, 407, 408, 409, 417, 418, 419, 425, 426, 427, 432, 461, 463, 464, 465, 466,
  468, 484, 487,
])

describe('CommonMark 0.31, written again by the rich editor, is published the same', () => {
  for (const { example, section, markdown } of cases)
    test(`${example} (${section})`, () => {
      if (canEditAsRichText(markdown))
        for (const text of rewritten(markdown)) expect(published(text)).toBe(published(markdown))
    })

  test('it takes all but a few, and knows which', () => {
    const refused = cases.filter(({ markdown }) => !canEditAsRichText(markdown))
    expect(refused.map(({ example }) => example)).toEqual([...CANNOT])
  })
})

describe('posts of the sample, and the templates', async () => {
  const folder = join(getDistrictFolder(DEFAULT_DISTRICT), 'posts')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'))
  const posts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text: text.replace(/^---\n[\s\S]*?\n---\n/, '') }
    }),
  )
  const templates = [...TEMPLATES_EN, ...TEMPLATES_HI].map(({ name, content }) => ({
    ...{ name, text: content },
  }))
  test.each([...posts, ...templates])('$name', ({ text }) => {
    expect(canEditAsRichText(text)).toBe(true)
    for (const again of rewritten(text)) expect(published(again)).toBe(published(text))
  })

  test('what is not changed is written as it was', () => {
    for (const { text } of templates) {
      const doc = markdownToDoc(`${text}\n\nMore.`)
      expect(docToMarkdown(doc)).toBe(`${text.trimStart()}\n\nMore.`)
    }
  })
})

describe('what people write', () => {
  test.each([
    ['a table', '| Day | Where |\n| :-- | --: |\n| Mon | a \\| b |\n| Tue | **Sonpani** |'],
    ['tasks', '- [ ] Ask\n- [x] Write'],
    ['notes', 'A word.[^1]\n\n[^1]: And why.'],
    ['lines', 'बाज़ार\nहर सोमवार  \nआठ बजे'],
    ['lines in a heading and a cell', '# One&#xA;two\n\n| a&#xA;b |\n| --- |\n| c |'],
    ['a caption', '![A tree](/uploads/a.png "By *Meera*")'],
    [
      'HTML',
      'Water is H<sub>2</sub>O.\n\n<details>\n<summary>More</summary>\n\nText\n\n</details>',
    ],
    ['names of links', 'See [one][a] and ![two][b].\n\n[a]: /a "A"\n[b]: /b.png'],
    ['marks within marks', '**_both_** and _**both**_ and ~~**gone** _too_~~ and **[a](/b)**'],
    ['lists beside lists', '- a\n- b\n\n* c\n\n1. d\n\n1) e'],
    ['code in a point', '1. First:\n\n   ```sh\n   ls -l\n   ```\n\n2. Then'],
    ['an address', 'See https://a.example/x_y_z, or www.b.example.'],
  ])('%s', (_, text) => {
    expect(canEditAsRichText(text)).toBe(true)
    for (const again of rewritten(text)) expect(published(again)).toBe(published(text))
  })

  test('any two blocks under one another', () => {
    const kept = cases.filter(({ markdown }) => canEditAsRichText(markdown))
    for (const [at, { markdown }] of kept.entries()) {
      const text = `${markdown}\n\n${kept[(at * 37 + 11) % kept.length]!.markdown}`
      if (!canEditAsRichText(text)) continue
      for (const again of rewritten(text)) expect(published(again), text).toBe(published(text))
    }
  })

  test('lists with an empty line between them stay two', () => {
    const { content, type } = markdownToDoc('- a\n\nb\n\n- c')
    const line = type.schema.nodes['paragraph']!.create()
    const doc = type.create(null, [content.child(0), line, content.child(2)])
    expect(published(docToMarkdown(doc)).match(/<ul>/g)).toHaveLength(2)
  })

  test('what nobody could keep, and what would take forever, is left to the plain way', () => {
    expect(canEditAsRichText('*one *two* one*')).toBe(false)
    expect(canEditAsRichText('> '.repeat(200) + 'deep')).toBe(false)
    expect(canEditAsRichText('<!-- without an end')).toBe(false)
    expect(canEditAsRichText('[](https://a.example)')).toBe(false)
  })
})

/** The document after one letter was typed into its `at`-th piece of text; null where there is none. */
function typedInto(doc: Node, at: number): Node | null {
  let count = 0
  let place: number | null = null
  doc.descendants((node, position) => {
    if (node.isText && count++ === at) place = position + 1
  })
  if (place === null) return null
  const { tr } = EditorState.create({ doc })
  return tr.insertText('x', place).doc
}

/** The lines that a change takes away from a text. */
function linesGone(before: string, after: string): string[] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return one.slice(start, one.length - end)
}

describe('one letter changed rewrites only its own block', async () => {
  const folder = join(getDistrictFolder(DEFAULT_DISTRICT), 'posts')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'))
  const posts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text: text.replace(/^---\n[\s\S]*?\n---\n+/, '').trimEnd() }
    }),
  )
  const references =
    'See [the map][map] first.\n\nThen *walk*  \nto _Sonpani_.\n\n[map]: /map "Map"\n\n## After\n' +
    'A line below its heading.\n\n* one [more][map]\n* two\n  * inner _one_\n  * inner two\n' +
    '* three\n\nLast.\n\n[other]: https://a.example'
  const lists =
    '1) First, *with* a word\n2) Second\n\n   And a paragraph.\n\n3) Third\n\n+ other\n+ list\n\n' +
    '- [ ] ask\n- [x] write\n\n```sh\nls\n```'

  test.each([
    ...posts,
    ...[...TEMPLATES_EN, ...TEMPLATES_HI].map(({ name, content }) => ({
      ...{ name, text: content.trim() },
    })),
    { name: 'references', text: references },
    { name: 'lists', text: lists },
  ])('$name', ({ text }) => {
    const doc = markdownToDoc(text)
    expect(docToMarkdown(doc)).toBe(text)
    for (let at = 0; at < 400; at++) {
      const changed = typedInto(doc, at)
      if (!changed) break
      const again = docToMarkdown(changed)
      // The block itself may be written another way; nothing around it is.
      const gone = linesGone(text, again)
      const blocks = gone.join('\n').split(/\n\n+/)
      expect(blocks.length, `${at}: ${gone.join('\n')}`).toBeLessThanOrEqual(1)
    }
  })

  test('a name of a link that lost its address is written with the address', () => {
    const doc = markdownToDoc('See [the map][map].\n\nMore.\n\n[map]: /map')
    const without = doc.type.create(null, doc.children.slice(0, 2))
    expect(docToMarkdown(without)).toBe('See [the map](/map).\n\nMore.')
  })
})
