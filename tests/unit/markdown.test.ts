import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { findLanguage, linkInLanguage } from '#config/languages.ts'
import { toPlainText } from '#markdown/plain-text.ts'
import { renderMarkdown } from '#markdown/render.ts'
import hostileStrings from '../fixtures/hostile-strings.json' with { type: 'json' }

const html = (markdown: string, more = {}) =>
  renderMarkdown(markdown, { siteUrl: 'https://site.example', ...more }).html

describe('lines and paragraphs', () => {
  test('a single break is a line break, an empty line a new paragraph', () => {
    expect(html('one\ntwo\n\nthree')).toBe('<p>one<br>\ntwo</p>\n<p>three</p>')
  })

  test('bold, italic and code', () => {
    expect(html('**b** *i* `c`')).toBe('<p><strong>b</strong> <em>i</em> <code>c</code></p>')
  })
})

describe('a YouTube address alone in a paragraph', () => {
  const ID = 'dQw4w9WgXcQ'

  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?t=42`,
    `https://m.youtube.com/watch?v=${ID}&feature=share`,
  ])('%s waits for a press, and names nothing that is loaded', (address) => {
    const made = html(`Before\n\n${address}\n\nAfter`)
    expect(made).toContain(
      `<a href="https://www.youtube.com/watch?v=${ID}" rel="external noopener" class="video" ` +
        `data-video="${ID}" data-title="Play video">`,
    )
    expect(made).not.toMatch(/<(?:iframe|img|script)|ytimg|\ssrc=/)
  })

  test.each([
    ['in a sentence', `See https://youtu.be/${ID} there`],
    ['with words of its own', `[A film](https://youtu.be/${ID})`],
    ['of another host', `https://youtube.com.evil.example/watch?v=${ID}`],
    ['of a user in front of another host', `https://youtube.com@evil.example/watch?v=${ID}`],
    ['without a video', 'https://www.youtube.com/@suhana'],
    ['with a number that is none', 'https://youtu.be/"><script>alert(1)</script>'],
  ])('%s stays what it is', (_, markdown) => {
    expect(html(markdown)).not.toContain('data-video')
  })

  test('cannot be written as HTML', () => {
    expect(html(`<a class="video" data-video="x" href="/">x</a>`)).not.toContain('data-video')
  })
})

describe('headings', () => {
  const levels = (markdown: string) =>
    [...html(markdown).matchAll(/<h(\d)/g)].map(([, level]) => level).join('')

  test('begin at h2, whatever the author began with, and keep their order', () => {
    expect(levels('# a\n## b\n### c')).toBe('234')
    expect(levels('## a\n### b\n## c')).toBe('232')
    expect(levels('#### a')).toBe('2')
    expect(levels('# a\n###### b')).toBe('26')
    expect(levels('<h1>a</h1>\n\n## b')).toBe('23')
  })

  test('have anchors of their own words, each its own, in Hindi too', () => {
    const { headings } = renderMarkdown('## Banks\n## Banks\n## डाकघर कहाँ है', {
      siteUrl: 'https://site.example',
    })
    expect(headings).toEqual([
      { id: 'h-banks', text: 'Banks', level: 2 },
      { id: 'h-banks-1', text: 'Banks', level: 2 },
      { id: 'h-डाकघर-कहाँ-है', text: 'डाकघर कहाँ है', level: 2 },
    ])
  })
})

describe('links and pictures', () => {
  test.each([
    ['/business/a?b=1#c', '/hi/business/a?b=1#c'],
    ['/', '/hi'],
    ['/hi/blog/a', '/hi/blog/a'],
    ['/api/health', '/api/health'],
    ['/uploads/a.pdf', '/uploads/a.pdf'],
    ['#part', '#part'],
    ['https://other.example/a', 'https://other.example/a'],
    ['//other.example/a', '//other.example/a'],
    ['/%2F/a', '/hi/%2F/a'],
  ])('%s leads to %s on a Hindi page', (href, hindi) => {
    const hrefOf = (path: string) => linkInLanguage(findLanguage('hi'), path)
    expect(html(`[x](${href})`, { hrefOf })).toContain(`href="${hindi}"`)
    expect(html(`[x](${href})`)).toContain(`href="${href}"`)
  })

  test('a link to elsewhere says so, one within the site does not', () => {
    expect(html('[a](https://a.example/x)')).toBe(
      '<p><a href="https://a.example/x" rel="external noopener">a</a></p>',
    )
    expect(html('[a](/businesses)')).toBe('<p><a href="/businesses" data-authored="">a</a></p>')
    expect(html('[a](https://site.example/blog)')).not.toContain('external')
    expect(html('[](/blog)')).toContain('>/blog</a>')
  })

  test(
    'an uploaded picture is shown late, in its measures and the smallest file that does, with ' +
      'its title as caption',
    () => {
      const path = `/uploads/${'a'.repeat(32)}-800x600`
      const shown = html(`![A bank](${path}.jpg "The bank")`, {
        apiBase: 'https://api.example/api',
      })
      expect(shown).toContain(
        `<img src="https://api.example/api${path}.jpg" alt="A bank" width="800" height="600" ` +
          'loading="lazy"',
      )
      expect(shown).toContain(
        `type="image/avif" srcset="https://api.example/api${path}.320.avif 320w, `,
      )
      expect(shown).toContain('</picture><figcaption>The bank</figcaption></figure>')
      expect(html('![A bank](bank.png)')).toBe('<p>A bank</p>')
      expect(html('![Shared](/share.png)')).toBe(
        '<figure><img src="/share.png" alt="Shared" loading="lazy" decoding="async" ' +
          'data-authored=""></figure>',
      )
    },
  )

  test('a picture of another host is a link, so that nothing is asked of it', () => {
    expect(html('![A cat](https://cats.example/1.png)')).toBe(
      '<p><a href="https://cats.example/1.png" rel="external noopener" ' +
        'class="outside-picture">A cat</a></p>',
    )
    expect(html('[![A cat](//cats.example/1.png)](/blog)')).toBe(
      '<p><a href="/blog" data-authored="">A cat</a></p>',
    )
    expect(html('<img src="https://cats.example/1.png">')).not.toContain('<img')
  })
})

describe('tables and code', () => {
  test('scroll by themselves; columns are aligned without attributes of another age', () => {
    const table = html('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(table).toContain('<section class="table-scroll" aria-label="Table" tabindex="0"><table>')
    expect(table).toContain('<td class="to-right">2</td>')
    expect(html('```js\n1 < 2\n```')).toBe(
      '<pre tabindex="0"><code class="language-js">1 &#x3C; 2\n</code></pre>',
    )
  })

  test('ticks are signs, footnotes lead there and back', () => {
    expect(html('- [x] done\n- [ ] open')).toContain('<li>☑ done</li>')
    const note = html('a[^1]\n\n[^1]: b')
    expect(note).toContain('href="#note-fn-1" id="note-fnref-1"')
    expect(note).toContain('<li id="note-fn-1">')
  })
})

const ATTRIBUTES =
  /^(href|rel|src|alt|width|height|loading|decoding|title|lang|dir|id|class|className|colSpan|rowSpan|scope|start|reversed|value|dateTime|open|tabIndex|role|aria[A-Z]\w+|data[A-Z]\w+)$/
const FORBIDDEN = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'button',
  'svg',
  'math',
  'base',
  'link',
  'meta',
  'video',
  'audio',
  'input',
  'template',
])

/** What a browser would find in the result that it must not. */
function dangersIn(result: string): string[] {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: result }] })
  const found: string[] = []
  visit(tree, 'element', ({ tagName, properties }) => {
    if (FORBIDDEN.has(tagName)) found.push(`<${tagName}>`)
    for (const [name, value] of Object.entries(properties)) {
      if (!ATTRIBUTES.test(name)) found.push(`${tagName} ${name}`)
      const isAddress = name === 'href' || name === 'src'
      if (
        isAddress &&
        !/^(https?:|mailto:|tel:)/.test(new URL(String(value), 'https://site.example').protocol)
      )
        found.push(`${tagName} ${name}=${String(value)}`)
    }
  })
  return found
}

/** Known ways to smuggle a script through Markdown. */
const ATTACKS = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a]( javascript:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](j a v a s c r i p t:alert(1))',
  '[a](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1))',
  '[a](&#106;avascript&colon;alert(1))',
  '[a](javascript&#58;alert(1&#41;)',
  '[a](javascript://%0d%0aalert(1))',
  '[a](javascript:this;alert(1&#41;)',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](<javascript:alert(1)>)',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![a"`onerror=alert(1)](x)',
  '![a](https://site.example/x.png"onload="alert(1))',
  '![a]("onerror="alert(1))',
  '[a](https://site.example "\' onmouseover=alert(1)")',
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14;  javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><button>x</button></form>',
  '<input type=text autofocus onfocus=alert(1)>',
  '<p style="position:fixed;inset:0">x</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<div id="main" name="body" class="masthead">x</div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '```"><script>alert(1)</script>\nx\n```',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  'a[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: b',
  '<https://a.example/"onmouseover="alert(1)>',
]

describe('nothing in a text becomes part of the page’s code', () => {
  test.each(ATTACKS)('%s', (attack) => expect(dangersIn(html(attack))).toEqual([]))

  test('nor do the strings that have broken programs', () => {
    for (const text of hostileStrings) expect(dangersIn(html(text)), text).toEqual([])
  })

  test('no id or class of the page around it can be taken', () => {
    expect(html('<div id="main" class="masthead">x</div>')).toBe('<div>x</div>')
  })

  test('a text nested thousands deep is shown all the same', () => {
    for (const deep of ['>'.repeat(50_000), '- '.repeat(5000), '<div>'.repeat(20_000)])
      expect(html(deep)).toBeTypeOf('string')
  })
})

test('plain text is the words alone', () => {
  expect(
    toPlainText('# Title\n\nA **bold** [link](/x), `code`\nnext\n\n```\ncode\n```\n\n- one\n- दो'),
  ).toBe('A bold link, code next one दो')
})
