import type { Root } from 'hast'
import { describe, expect, test } from 'vitest'
import { renderTree } from '#markdown/render.ts'
import { parseMarkdown } from '#markdown/parse.ts'
import { toHtmlTree } from '#markdown/tree.ts'
import cases from '../fixtures/commonmark.json' with { type: 'json' }

const SITE = { siteUrl: 'https://site.example' }

/** Cases that read otherwise here, and why. */
const BARE = 'an address in a text is a link, as readers expect and as on GitHub'
const FIRST_LINE = 'a blank first line of code is dropped, as browsers do after <pre>'
const EXCEPTIONS: Record<number, string> = {
  127: FIRST_LINE,
  129: FIRST_LINE,
  148: 'the paragraph within this <pre> has a line break, which counts there too',
  602: BARE,
  606: BARE,
  608: BARE,
  611: BARE,
  612: BARE,
}

/**
 * Blanks between tags, which a browser does not show, and line breaks are as good as one blank;
 * code is left as it is.
 */
const levelled = (html: string) =>
  html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : withoutBlanks(part)))
    .join('')
const withoutBlanks = (html: string) =>
  html
    .replace(/<br>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]*>) ?/g, '$1')
    .trim()

const finished = (tree: Root) => levelled(renderTree(tree, SITE).html)
const ours = (markdown: string) => finished(toHtmlTree(parseMarkdown(markdown)))
/*
 * The expected HTML goes through the same steps: sanitised, headings shifted, pictures and links
 * adapted.
 */
const theirs = (html: string) =>
  finished({ type: 'root', children: [{ type: 'raw', value: html.trim() }] })

describe('CommonMark 0.31, its own cases (a single line break counts like a blank)', () => {
  for (const { example, section, markdown, html } of cases) {
    const reason = EXCEPTIONS[example]
    if (reason)
      test(`${example} (${section}) is read otherwise: ${reason}`, () =>
        expect(ours(markdown)).not.toBe(theirs(html)))
    else test(`${example} (${section})`, () => expect(ours(markdown)).toBe(theirs(html)))
  }
})
