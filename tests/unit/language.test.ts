import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTranslation } from '../../scripts/imports/language.ts'
import { HI_APP, HI_CLOSED_NOTICES, HI_TEXTS } from '#i18n/no-companions.ts'
import { listUntranslated } from '../../scripts/imports/untranslated.ts'

let root = ''
const english = (name: string) => `${name} as english } from '#i18n/en/${name}.ts'`
const TEXTS: Record<string, string> = {
  'en/paging.ts': `export const paging = { next: 'Next' }`,
  'en/map.ts': `export const map = { near: 'Near', far: 'Far' }`,
  'en/app/shell.ts': `export const shell = {}`,
  'hi/paging.ts': `import type { ${english('paging')}\nexport const paging = { next: 'अगला' }`,
  'hi/map.ts': `import { ${english('map')}\nexport const map = { near: 'पास', far: english.far }`,
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zila-texts-'))
  for (const [name, text] of Object.entries(TEXTS)) {
    const path = join(root, 'src/i18n', name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
  }
})
afterAll(() => rm(root, { recursive: true }))

describe('the texts of a bundle', () => {
  const find = (source: string, from: string) =>
    findTranslation(source, join(root, from), { language: 'hi', root })?.slice(root.length) ?? null

  it('are those of its language, wherever they are imported', () => {
    expect(find('#i18n/en/paging.ts', 'src/pages/index.astro')).toBe('/src/i18n/hi/paging.ts')
    expect(find('#i18n/en/paging.ts', 'src/app/main.tsx?app')).toBe('/src/i18n/hi/paging.ts')
    expect(find('./en/paging.ts', 'src/i18n/list-island.ts')).toBe('/src/i18n/hi/paging.ts')
    expect(find('./paging.ts', 'src/i18n/en/map.ts')).toBe('/src/i18n/hi/paging.ts')
  })

  it('are English where nothing is translated yet, and where a translation names them', () => {
    expect(find('#i18n/en/app/shell.ts', 'src/app/main.tsx')).toBeNull()
    expect(find('#i18n/en/map.ts', 'src/i18n/hi/map.ts')).toBeNull()
  })

  it('have no Hindi beside a heading but in English', () => {
    expect(find('#i18n/hi-app.ts', 'src/app/shell/Brand.tsx')).toBe('/src/i18n/no-companions.ts')
    const ofEnglish = { language: 'en', root }
    expect(findTranslation('#i18n/hi-app.ts', join(root, 'src/app/a.ts'), ofEnglish)).toBeNull()
    expect(HI_APP.screens.profile + HI_APP.namaste('Asha') + HI_CLOSED_NOTICES.moved).toBe('')
    expect(HI_TEXTS.districtLabel('सुहाना')).toBe('ज़िला सुहाना')
  })

  it('leave every other import alone', () => {
    expect(find('#i18n/words.ts', 'src/pages/index.astro')).toBeNull()
    expect(find('./paging.ts', 'src/shared/view/list.ts')).toBeNull()
    expect(find('../words.ts', 'src/i18n/en/map.ts')).toBeNull()
  })
})

describe('what is not translated', () => {
  it('is listed: files, and texts that a translation takes from English', () => {
    expect(listUntranslated(root, 'hi')).toEqual(['app/shell.ts', 'map.ts: english.far'])
  })
})
