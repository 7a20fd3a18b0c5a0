import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { API } from 'typescript-native/unstable/sync'
import { afterAll, describe, expect, test } from 'vitest'
import {
  BUSINESS_FIELDS,
  listFieldsWith,
  type BusinessFieldName,
} from '#shared/rules/business-fields.ts'

/**
 * The walk of `src/README.md`, on copies in memory: a listing gets `floor`, a text, and
 * `hasParking`, which is yes, no or not known and has a filter. Both can be imported. Each edit
 * puts lines before one that is there.
 */
type Edit = [file: string, before: string, added: string]

const DEFINITION: Edit[] = [
  [
    'src/shared/rules/business-fields.ts',
    '  homeDelivery: {',
    `floor: { section: 'place', kind: 'line', max: 40, shown: 'page', import: 'floor' },
     hasParking: { section: 'services', kind: 'yes-no', shown: 'page', import: 'has_parking',
       filter: 'hasParking' },\n`,
  ],
]
const COLUMNS: Edit[] = [
  [
    'src/server/kit/db/tables/businesses.ts',
    "    homeDelivery: boolean('home_delivery')",
    "    floor: text('floor'),\n    hasParking: boolean('has_parking'),\n",
  ],
]
const LABELS: Edit[] = [
  [
    'src/i18n/en/app/listing.ts',
    "    homeDelivery: 'Home",
    "    floor: 'Floor',\n    hasParking: 'Parking',\n",
  ],
]
const FLAG: Edit[] = [
  ['src/shared/view/business-filters.ts', "'hasPhone', 'exact'", "'hasParking', "],
]
const FILTER_WORDS: Edit[] = [
  ['src/i18n/en/businesses.ts', "  hasPhone: 'Has", "  hasParking: 'Has parking',\n"],
]

const CHECKED = [
  'src/contract/business-plain-fields.ts',
  'src/contract/businesses.ts',
  'src/contract/businesses-writing.ts',
  'src/server/businesses/columns.ts',
  'src/server/businesses/filters.ts',
  'src/server/businesses/import/columns.ts',
  'src/server/businesses/import/import-row.ts',
  'src/server/businesses/import/parsers.ts',
  'src/server/businesses/import/row.ts',
  'src/server/businesses/import-jobs/guess-columns.ts',
  'src/server/businesses/serialise.ts',
  'src/server/businesses/write/values.ts',
  'src/server/operations/exports/tables.ts',
  'src/app/admin/import/field-labels.ts',
  'src/i18n/en/app/admin-import.ts',
  'src/app/account/listing/check.ts',
  'src/app/account/listing/values.ts',
  'src/i18n/en/app/listing.ts',
  'src/i18n/en/businesses.ts',
  'src/islands/businesses/ChosenFilters.tsx',
  'src/islands/businesses/FilterFields.tsx',
  'src/islands/businesses/use-business-results.ts',
  'src/shared/view/business-filters.ts',
  'src/shared/view/business-list.ts',
]

const root = resolve(import.meta.dirname, '../..')
const config = resolve(root, 'tsconfig.walk.json')
/** The files that the compiler finds instead of those on disk. */
const texts = new Map<string, string>()
const compiler = new API({
  cwd: root,
  fs: {
    readFile: (path) => texts.get(path),
    fileExists: (path) => texts.has(path) || undefined,
  },
})
afterAll(() => compiler.close())

/** Makes these edits too, and tells which of the files the compiler complains of then. */
function complaintsAfter(edits: readonly Edit[]): string[] {
  const changed = edits.map(([file, before, added]) => {
    const path = resolve(root, file)
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    expect(text, file).toContain(before)
    texts.set(
      path,
      text.replace(before, () => added + before),
    )
    return path
  })
  const files = [...CHECKED, 'node_modules/astro/client.d.ts']
  texts.set(config, JSON.stringify({ extends: './tsconfig.json', files, include: [] }))
  const snapshot = compiler.updateSnapshot({ openProjects: [config], fileChanges: { changed } })
  const { program } = snapshot.getProject(config)!
  return CHECKED.filter((file) => program.getSemanticDiagnostics(resolve(root, file)).length > 0)
}

test('the compiler names each place that forgot a field of a listing', { timeout: 300_000 }, () => {
  expect(complaintsAfter(DEFINITION)).toEqual([
    'src/server/businesses/columns.ts',
    'src/server/businesses/filters.ts',
    'src/server/businesses/import/columns.ts',
    'src/server/businesses/import/import-row.ts',
    'src/server/businesses/import/row.ts',
    'src/server/businesses/serialise.ts',
    'src/server/businesses/write/values.ts',
    'src/app/admin/import/field-labels.ts',
    'src/app/account/listing/check.ts',
    'src/i18n/en/app/listing.ts',
    'src/islands/businesses/ChosenFilters.tsx',
    'src/islands/businesses/FilterFields.tsx',
    'src/islands/businesses/use-business-results.ts',
    'src/shared/view/business-filters.ts',
    'src/shared/view/business-list.ts',
  ])
  expect(complaintsAfter([...COLUMNS, ...LABELS, ...FLAG])).toEqual([
    'src/i18n/en/businesses.ts',
    'src/islands/businesses/ChosenFilters.tsx',
    'src/islands/businesses/FilterFields.tsx',
  ])
  expect(complaintsAfter(FILTER_WORDS)).toEqual([])
})

/** What these files say, without comments. */
const readFiles = (...patterns: string[]): string =>
  globSync(patterns, { cwd: resolve(root, 'src') })
    .map((file) => readFileSync(resolve(root, 'src', file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
const isNamedIn = (text: string) => (name: string) => new RegExp(`\\b${name}\\b`).test(text)

describe('no field is forgotten', () => {
  test('on the page of a business', () => {
    const isShown = isNamedIn(
      readFiles(
        'components/businesses/page/*',
        'views/businesses/**/*.{ts,tsx}',
        'pages/business/*',
        'shared/rules/contact-links.ts',
      ),
    )
    // One is shown by what it leads to, the town, the other in place of `description`.
    const byName = ['descriptionHi', 'locationId']
    const shown = listFieldsWith('shown', 'lists', 'page')
    expect(shown.filter((name) => !isShown(name))).toEqual(byName)
    expect(isShown('hasParking')).toBe(false)
  })

  test('in the form, where its kind alone does not draw it', () => {
    const isAsked = isNamedIn(readFiles('app/account/listing/{*.tsx,use-pictures.ts}'))
    const asked = (Object.keys(BUSINESS_FIELDS) as BusinessFieldName[]).filter(
      (name) => BUSINESS_FIELDS[name].kind !== 'yes-no',
    )
    // The form sends the id of a town; others may name it.
    expect(asked.filter((name) => !isAsked(name))).toEqual(['selectedCity'])
    expect(isAsked('floor')).toBe(false)
  })
})
