import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DistrictFacts } from '#district/read/schemas.ts'
import type { TownRow } from '#district/read/towns.ts'
import { TownEvidence } from '#server/businesses/import/evidence.ts'
import { slugify } from '#shared/text/slug.ts'
import { median, type Bank, type Cut, type Office, type Town } from './cut-tables.ts'
import { toImportTown } from './import-town.ts'
import { SCRIPTS_OF_LANGUAGES } from './state-languages.ts'
import { listTasks } from './tasks.ts'

export type DistrictAnswers = {
  slug: string
  state: string
  name: string
  /** `en` where its people read English alone. */
  language: string
  localName: string
  headquarters: string
}

/** Between the outermost offices and the bounds, in degrees: about five kilometres. */
const MARGIN = 0.05
/** India's middle, for a district whose offices have no points. */
const NO_BOUNDS = [68, 6.5, 97.5, 37.5] as const
const PIN_OF_STATE = 2

/** Writes the folder of a district that has none yet; answers where it is and what is to do. */
export function writeDistrict(
  to: string,
  answers: DistrictAnswers,
  cut: Cut,
): { folder: string; todo: string[] } {
  const folder = resolve(to, answers.slug)
  if (existsSync(folder)) throw new Error(`${folder} is there already; nothing was changed.`)
  const todo = listTasks(answers, cut)
  mkdirSync(folder, { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const writeJson = (file: string, value: unknown) =>
    write(file, `${JSON.stringify(value, null, 2)}\n`)
  writeJson('district.json', makeFacts(answers, cut))
  write(
    'towns.csv',
    table(
      TOWN_COLUMNS,
      cut.towns.map((town) => townRow(answers, town)),
    ),
  )
  write(
    'pincodes.csv',
    table(
      ['pincode', 'district', 'state', 'offices'],
      cut.pins.map(({ pincode, district, state, offices }) => [
        ...[pincode, district, state, String(offices)],
      ]),
    ),
  )
  write(
    'districts.csv',
    table(
      ['state', 'district', 'aliases', 'name_hi'],
      cut.districts.map((district) => [answers.state, district, '', '']),
    ),
  )
  write('businesses.csv', table(LISTING_COLUMNS, listListings(answers, cut)))
  writeJson('sources.json', makeSources(cut))
  write('TODO.md', `# ${answers.name}: still to do\n\n${todo.map((one) => `- ${one}\n`).join('')}`)
  return { folder, todo }
}

function makeFacts(answers: DistrictAnswers, { offices, towns, pins }: Cut) {
  const { slug, name, state, language, localName } = answers
  const points = offices.flatMap(({ point }) => (point ? [point] : []))
  const lats = points.map(([lat]) => lat).sort((a, b) => a - b)
  const lngs = points.map(([, lng]) => lng).sort((a, b) => a - b)
  const bounds = boundsOf(offices)
  const [west, south, east, north] = bounds
  const seat = towns.find(({ city }) => slugify(city) === slugify(answers.headquarters))?.point
  const middle = seat ?? [median(lats) || (south + north) / 2, median(lngs) || (west + east) / 2]
  const isEnglish = language === 'en'
  const own = pins.filter(({ district }) => district === name)
  return {
    slug,
    name: { en: name, ...(isEnglish ? {} : { [language]: localName || name }) },
    state: { en: state },
    headquarters: answers.headquarters || (towns[0]?.city ?? name),
    languages: isEnglish ? ['en'] : ['en', language],
    ...(SCRIPTS_OF_LANGUAGES[language] ? { script: SCRIPTS_OF_LANGUAGES[language] } : {}),
    description: {
      en:
        `Post offices, banks and other places of ${name} district, ${state}: find one by its ` +
        'name, however you spell it.',
    },
    middle: { lat: round(middle[0]), lng: round(middle[1]) },
    bounds: bounds.map(round),
    pins: [...new Set(own.map(({ pincode }) => pincode.slice(0, PIN_OF_STATE)))].sort(),
  }
}

/** Around all offices, with a margin. */
function boundsOf(offices: readonly Office[]): DistrictFacts['bounds'] {
  const points = offices.flatMap(({ point }) => (point ? [point] : []))
  if (points.length === 0) return [...NO_BOUNDS]
  const lats = points.map(([lat]) => lat)
  const lngs = points.map(([, lng]) => lng)
  return [
    ...[Math.min(...lngs) - MARGIN, Math.min(...lats) - MARGIN],
    ...[Math.max(...lngs) + MARGIN, Math.max(...lats) + MARGIN],
  ] as DistrictFacts['bounds']
}

const toTownRow = ({ state, name }: DistrictAnswers, { city, pincode, point }: Town): TownRow => ({
  ...{ state, district: name, city, pincode, aliases: [], nameHi: null },
  ...{ latitude: point?.[0] ?? null, longitude: point?.[1] ?? null },
})

const round = (degrees: number) => Math.round(degrees * 1000) / 1000

const TOWN_COLUMNS = [
  ...['state', 'district', 'city', 'pincode', 'latitude', 'longitude', 'aliases', 'name_hi'],
]

const townRow = ({ state, name }: DistrictAnswers, { city, pincode, point }: Town): string[] => [
  ...[state, name, city, pincode, ...pointCells(point), '', ''],
]

const pointCells = (point: Office['point']) => (point ? point.map(String) : ['', ''])

const LISTING_COLUMNS = [
  ...['source_id', 'name', 'category', 'description', 'address', 'city', 'district', 'state'],
  ...['zip_code', 'latitude', 'longitude', 'source_note'],
]
const OFFICE_KINDS = { head: 'Head', sub: 'Sub', branch: 'Branch' }

/** Post offices and banks, each in the town of its PIN code. */
function listListings(answers: DistrictAnswers, { offices, banks, towns }: Cut): string[][] {
  const { state, name } = answers
  const cityOf = (pincode: string) =>
    towns.find((town) => town.pincode === pincode)?.city ?? towns[0]?.city ?? ''
  const importTowns = towns.map((town) => toImportTown(toTownRow(answers, town)))
  const evidence = new TownEvidence(importTowns, [], boundsOf(offices))
  const near = (pincode: string, point: Office['point']): Office['point'] => {
    const town = importTowns.find(({ city }) => city === cityOf(pincode))
    if (!town || !point) return point
    const [lat, lng] = point
    return evidence.against(town, { pin: null, at: { lat, lng } }) ? null : point
  }
  const seen = new Set<string>()
  const once = (id: string) => {
    const free = seen.has(id) ? `${id}-${seen.size}` : id
    seen.add(free)
    return free
  }
  const office = ({ name: place, kind, pincode, point }: Office) => [
    once(`post-${pincode}-${slugify(place)}`),
    `${place} Post Office`,
    'post-offices',
    `${OFFICE_KINDS[kind]} post office at ${place}. PIN ${pincode}.`,
    ...['', cityOf(pincode), name, state, pincode, ...pointCells(near(pincode, point))],
    'All India Pincode Directory of India Post',
  ]
  const bank = ({ ifsc, bank: of, branch, address, pincode }: Bank) => [
    once(ifsc),
    `${of}, ${branch}`,
    'banks',
    `Branch of ${of} at ${branch}. IFSC ${ifsc}.`,
    ...[address, cityOf(pincode), name, state, pincode, '', ''],
    'Bank branch lists (IFSC)',
  ]
  return [...offices.map(office), ...banks.map(bank)]
}

function makeSources({ banks, source }: Cut) {
  const licence = { en: source ? source.replace(/\s+/g, ' ') : 'TODO: what the table says' }
  const origin = { en: source ? 'As its note says' : 'TODO: where the copy comes from' }
  const post = {
    name: { en: 'All India Pincode Directory of India Post' },
    ...{ origin, licence },
    taken: { en: 'Names, PIN codes and points of post offices and towns.' },
    ...{ category: 'post-offices', hasTowns: true },
  }
  const bank = {
    name: { en: 'Bank branch lists (IFSC)' },
    ...{ origin, licence },
    taken: { en: 'Names, addresses and IFSC codes of bank branches.' },
    category: 'banks',
  }
  return { sources: banks.length > 0 ? [post, bank] : [post] }
}

const table = (columns: readonly string[], rows: readonly string[][]): string =>
  [columns, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('')

const cell = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
