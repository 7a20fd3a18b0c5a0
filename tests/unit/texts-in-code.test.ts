import { Linter } from 'eslint'
import astro from 'eslint-plugin-astro'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { texts } from '../../scripts/lint/texts.mjs'

// This rule alone: the whole lint takes long to begin.
const linter = new Linter()
const CONFIG = [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  ...astro.configs.base,
  texts,
] as Linter.Config[]
const complaints = (path: string, text: string) =>
  linter.verify(text, CONFIG, path).map(({ message }) => message)

describe('a text that people read fails the check in code', () => {
  test.each([
    ['src/pages/about.astro', '<h1>Welcome</h1>'],
    ['src/components/base/Box.astro', '<p>{t.lede} of Suhana</p>'],
    ['src/components/base/Box.astro', '<img src="/a.png" alt="Map" />'],
    ['src/components/base/Box.astro', '---\nconst title = "Read this page"\n---\n<h1>{title}</h1>'],
    ['src/views/base/Box.tsx', 'export const Box = () => <p>Welcome</p>'],
    ['src/app/shell/Box.tsx', 'export const Box = () => <input placeholder="Name" />'],
    ['src/islands/base/Box.tsx', 'export const Box = (n) => <p title={`Up to ${n}`} />'],
    ['src/browser/base/box.ts', 'export const say = (n) => n > 1 || "Enter a valid name"'],
  ])('%s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([expect.stringContaining('src/i18n')])
  })
})

describe('what nobody reads does not', () => {
  test.each([
    ['src/pages/about.astro', '<p class="small mute reading">{t.lede}</p>'],
    [
      'src/components/base/Box.astro',
      '<script>const box = 1\nthrow new Error("No box here")</script>',
    ],
    ['src/components/base/Box.astro', '<style>.box { color: red }</style>'],
    ['src/app/shell/Box.tsx', 'export const Box = () => <kbd>Ctrl+Enter</kbd>'],
    ['src/browser/base/box.ts', 'if (!window.name) throw new Error("The page has no name")'],
    ['src/browser/base/box.ts', 'export const box = document.querySelector("Main section a")'],
    ['src/server/start/box.ts', 'export const log = "Server is ready"'],
  ])('%s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([])
  })
})
