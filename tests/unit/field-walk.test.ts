import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * The walk of `src/README.md`, on copies in memory: a listing gets `floor`, a text, and
 * `hasParking`, which is yes, no or not known and has a filter. Each edit puts lines before one
 * that is there.
 */
type Edit = [file: string, before: string, added: string]

const DEFINITION: Edit[] = [
  [
    'src/shared/rules/business-fields.ts',
    '  homeDelivery: {',
    `  floor: { section: 'place', kind: 'text', shown: 'page' },
     hasParking: { section: 'services', kind: 'yes-no', shown: 'page', filter: 'hasParking' },\n`,
  ],
]
const CONTRACT: Edit[] = [
  [
    'src/contract/businesses.ts',
    '    homeDelivery: z',
    '    floor: z.string().nullable(),\n    hasParking: z.boolean().nullable(),\n',
  ],
  [
    'src/contract/businesses.ts',
    '  hasPhone: booleanParam',
    '  hasParking: booleanParam.optional(),\n',
  ],
  [
    'src/contract/businesses-writing.ts',
    '  homeDelivery: clearable',
    '  floor: clearable(text(40)),\n  hasParking: clearable(z.boolean()),\n',
  ],
]
const SERVER: Edit[] = [
  [
    'src/server/kit/db/tables/businesses.ts',
    "    homeDelivery: boolean('home_delivery')",
    "    floor: text('floor'),\n    hasParking: boolean('has_parking'),\n",
  ],
  [
    'src/server/businesses/columns.ts',
    '  homeDelivery: b.homeDelivery',
    '  floor: b.floor,\n  hasParking: b.hasParking,\n',
  ],
  ['src/server/businesses/filters.ts', 'hasPhone, ...places }', 'hasParking, '],
  [
    'src/server/businesses/filters.ts',
    '      ids === undefined',
    '      hasParking === undefined ? undefined : eq(b.hasParking, hasParking),\n',
  ],
]
const FORM_AND_LIST: Edit[] = [
  [
    'src/i18n/en/app/listing.ts',
    "    homeDelivery: 'Home",
    "    floor: 'Floor',\n    hasParking: 'Parking',\n",
  ],
  ['src/shared/view/business-filters.ts', '  hasPhone: boolean\n', '  hasParking: boolean\n'],
  ['src/shared/view/business-filters.ts', '  hasPhone: false,', '  hasParking: false,\n'],
  ['src/shared/view/business-filters.ts', "'hasPhone', 'exact'", "'hasParking', "],
  [
    'src/shared/view/business-list.ts',
    '    hasPhone: flag(',
    '    hasParking: flag(filters.hasParking),\n',
  ],
  ['src/islands/businesses/ChosenFilters.tsx', "    case 'exact':", "    case 'hasParking':\n"],
]

const CONTRACTS = ['src/contract/businesses.ts', 'src/contract/businesses-writing.ts']
const CHECKED = [
  ...CONTRACTS,
  'src/server/businesses/columns.ts',
  'src/server/businesses/filters.ts',
  'src/server/businesses/present.ts',
  'src/server/businesses/write/values.ts',
  'src/app/account/listing/check.ts',
  'src/app/account/listing/values.ts',
  'src/islands/businesses/ChosenFilters.tsx',
  'src/islands/businesses/use-business-results.ts',
  'src/shared/view/business-filters.ts',
]

const root = resolve(import.meta.dirname, '../..')
const noFiles = { ...ts.sys, readDirectory: () => [] }
const { options } = ts.getParsedCommandLineOfConfigFile(
  resolve(root, 'tsconfig.json'),
  {},
  {
    ...noFiles,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
      expect.fail(ts.flattenDiagnosticMessageText(messageText, ' ')),
  },
)!
const parsed = new Map<string, ts.SourceFile>()

/** Which of the files the compiler complains of once these edits are made. */
function complaintsAfter(edits: readonly Edit[], checked = CHECKED): string[] {
  const texts = new Map<string, string>()
  for (const [file, before, added] of edits) {
    const path = resolve(root, file)
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    expect(text, file).toContain(before)
    texts.set(
      path,
      text.replace(before, () => added + before),
    )
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (path, version) => {
    const edited = texts.get(resolve(path))
    if (edited !== undefined) return ts.createSourceFile(path, edited, version)
    const known = parsed.get(path) ?? read(path, version)
    if (known) parsed.set(path, known)
    return known
  }
  const env = resolve(root, 'node_modules/astro/client.d.ts')
  const program = ts.createProgram(
    [...checked.map((file) => resolve(root, file)), env],
    options,
    host,
  )
  return checked.filter((file) => {
    const source = program.getSourceFile(resolve(root, file))!
    return program.getSemanticDiagnostics(source).length > 0
  })
}

test('the compiler names each place that forgot a field of a listing', { timeout: 300_000 }, () => {
  expect(complaintsAfter(DEFINITION, CONTRACTS)).toEqual(CONTRACTS)
  expect(complaintsAfter([...DEFINITION, ...CONTRACT])).toEqual([
    'src/server/businesses/filters.ts',
    'src/server/businesses/present.ts',
    'src/server/businesses/write/values.ts',
    'src/app/account/listing/check.ts',
    'src/islands/businesses/ChosenFilters.tsx',
    'src/islands/businesses/use-business-results.ts',
    'src/shared/view/business-filters.ts',
  ])
  expect(complaintsAfter([...DEFINITION, ...CONTRACT, ...SERVER, ...FORM_AND_LIST])).toEqual([])
})
