import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseAst } from 'vitest/node'
import { afterAll, expect, test } from 'vitest'
import { collectSvgSymbols } from '../../scripts/imports/island-symbols.ts'

const folder = mkdtempSync(join(tmpdir(), 'symbols-'))
afterAll(() => rmSync(folder, { recursive: true }))

const parse = (text: string) =>
  parseAst(text, { lang: 'tsx' }) as unknown as ReturnType<Parameters<typeof collectSvgSymbols>[2]>

/** The symbols of the first of these files. */
function symbolsIn(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return collectSvgSymbols(Object.keys(files)[0]!, folder, parse).symbols
}

test('an island’s symbols are the icons that it names, in each way there is', () => {
  const island = `
    const OF: Record<string, IconName> = { phone: 'mail' }
    const ON_SITE = [{ icon: 'map' }]
    const tools = [{ what: 'gear', look: 'tag' }] as const satisfies readonly IconName[]
    export default () => <>
      <Icon name="pin" /><Button icon={isOn ? 'heart' : 'star'} /><input name="search" />
    </>`
  expect(symbolsIn({ 'src/islands/a/A.island.tsx': island })).toEqual([
    'i-gear',
    'i-heart',
    'i-mail',
    'i-map',
    'i-pin',
    'i-star',
    'i-tag',
  ])
})

test('and those of all that it imports, at once or later, but not of types', () => {
  expect(
    symbolsIn({
      'src/islands/b/B.island.tsx': `
        import { X } from './x.tsx'
        import type { T } from './type.tsx'
        const later = () => import('#views/later.tsx')`,
      'src/islands/b/x.tsx': `export { Y } from '#ui/EmptyState.tsx'`,
      'src/islands/b/type.tsx': `const icon: IconName = 'trash'`,
      'src/views/later.tsx': `export const L = () => <Icon name="clock" />`,
      'src/ui/EmptyState.tsx': `export const Y = 1`,
    }),
  ).toEqual(['i-clock', 'd-bird', 'd-tree'])
})
