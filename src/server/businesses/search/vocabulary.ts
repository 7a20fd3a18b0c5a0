import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { HELPLINES, type Helpline, type PlaceType } from '#config/search/index.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  categories,
  contentVersions,
  districts,
  locations,
  searchWords,
} from '#server/kit/db/tables/index.ts'
import { listTownNames } from './document.ts'
import {
  PLACE_TYPE_BY_PHRASE,
  PLACE_TYPE_WORDS,
  rememberSpelling,
  toPhraseKey,
  splitPhrases,
} from './place-types.ts'
import { isWeakWord } from './noise.ts'
import { WordIndex } from './word-index.ts'
import { splitWords, type FoldedWord } from './words.ts'

export type SearchTown = {
  id: number
  city: string
  slug: string
  pincode: string | null
  latitude: number | null
  longitude: number | null
}
export type SearchCategory = { id: number; slug: string; name: string; nameHi: string | null }
/** What somebody wants to know rather than to visit. */
export type CodeLookupKind = 'pin' | 'ifsc'

/** What a phrase stands for; it may be several things at once. */
export type PhraseMeaning = {
  kind?: PlaceType
  category?: SearchCategory
  towns?: SearchTown[]
  helplines?: Helpline[]
  fact?: CodeLookupKind
}

export type Vocabulary = {
  meanings: ReadonlyMap<string, PhraseMeaning>
  towns: readonly SearchTown[]
  /** Every single word of the phrases: what a misspelt word may have been meant to be. */
  words: readonly FoldedWord[]
}

/** The phrases, and the words of all listings, read when they are asked for. */
export type IndexedVocabulary = Vocabulary & { listed: () => Promise<WordIndex> }

const FACTS: Record<CodeLookupKind, string> = {
  pin:
    'pin, pin code, pincode, pin number, postal code, zip code, zip, पिन, पिन कोड, पिनकोड, पिन ' +
    'नंबर, pin kod',
  ifsc: 'ifsc, ifsc code, ifsc kod, ifsc number, आईएफएससी, आईएफएससी कोड, bank code',
}
/** "Branch" is a keyword of banks, but nobody means a bank by it alone. */
const isSignificant = (phrase: readonly FoldedWord[]) =>
  phrase.some(({ word }) => !isWeakWord(word))

/** Towns of a whole state and more; a table beyond this would not be one of towns. */
const MAX_TOWNS = 20_000

let cache: { stamp: string; vocabulary: Promise<Vocabulary> } | undefined

/** Known phrases as they are now. Towns and categories are read again only when one has changed. */
export async function loadVocabulary(db: DbOrTransaction): Promise<IndexedVocabulary> {
  const { rows } = await db.execute<{ stamp: string; words: string }>(sql`
    select concat_ws(':', current_database(), ${versionOf(locations)}, ${versionOf(districts)},
        ${versionOf(categories)}) as stamp,
      concat_ws(':', current_database(), ${versionOf(searchWords)}) as words`)
  const { stamp, words } = rows[0]!
  const vocabulary = await phrasesAt(db, stamp)
  return { ...vocabulary, listed: () => listedAt(db, words) }
}

const versionOf = (table: PgTable) => sql`coalesce((select version from ${contentVersions}
  where name = ${getTableName(table)}), 0)`

function phrasesAt(db: DbOrTransaction, stamp: string): Promise<Vocabulary> {
  if (cache?.stamp !== stamp) {
    const vocabulary = readVocabulary(db)
    cache = { stamp, vocabulary }
    vocabulary.catch(() => (cache = undefined))
  }
  return cache.vocabulary
}

let listed: { stamp: string; index: Promise<WordIndex>; freshUntil: number } | undefined
/** Reading all words takes this much of the time at most while an import brings new ones. */
const READING_SHARE = 20
/** So few words are read again at once; it takes some ten milliseconds. */
const FEW_WORDS = 5000

/** The words of all listings, read again when there are others. */
function listedAt(db: DbOrTransaction, stamp: string): Promise<WordIndex> {
  const isFresh = listed?.stamp === stamp || (listed && performance.now() < listed.freshUntil)
  if (listed && isFresh) return listed.index
  const began = performance.now()
  const index = readListed(db)
  const mine = { stamp, index, freshUntil: Infinity }
  listed = mine
  index.then(
    ({ size }) => {
      const took = performance.now() - began
      mine.freshUntil = size <= FEW_WORDS ? 0 : performance.now() + READING_SHARE * took
    },
    () => (listed = undefined),
  )
  return index
}

async function readListed(db: DbOrTransaction): Promise<WordIndex> {
  const { word, spelling, place } = searchWords
  return new WordIndex(await db.select({ word, spelling, place }).from(searchWords).orderBy(word))
}

async function readVocabulary(db: DbOrTransaction): Promise<Vocabulary> {
  const kinds = await db.select().from(categories).where(eq(categories.status, 'active'))
  const towns = await db
    .select({
      id: locations.id,
      city: locations.city,
      slug: locations.slug,
      pincode: locations.pincode,
      latitude: locations.latitude,
      longitude: locations.longitude,
      nameHi: locations.nameHi,
      aliases: locations.aliases,
    })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .limit(MAX_TOWNS)

  const meanings = new Map<string, PhraseMeaning>()
  const words = new Map(PLACE_TYPE_WORDS)
  const add = (phrase: readonly FoldedWord[], meaning: (known: PhraseMeaning) => PhraseMeaning) => {
    const key = toPhraseKey(phrase)
    for (const word of phrase) rememberSpelling(words, word)
    if (key) meanings.set(key, meaning(meanings.get(key) ?? {}))
  }
  for (const [key, kind] of PLACE_TYPE_BY_PHRASE) meanings.set(key, { kind })
  for (const { id, slug, name, nameHi, keywords } of kinds) {
    const category = { id, slug, name, nameHi }
    for (const phrase of [name, nameHi ?? '', ...keywords].map(splitWords).filter(isSignificant))
      add(phrase, (known) => (known.kind || known.category ? known : { ...known, category }))
  }
  const known: SearchTown[] = []
  for (const { nameHi, aliases, ...town } of towns) {
    known.push(town)
    const names = new Set(
      listTownNames({ city: town.city, nameHi, aliases, district: '' }).map((name) =>
        toPhraseKey(splitWords(name)),
      ),
    )
    for (const name of names)
      add(splitWords(name), (known) => ({ ...known, towns: [...(known.towns ?? []), town] }))
  }
  for (const helpline of HELPLINES) {
    for (const phrase of splitPhrases(helpline.words))
      add(phrase, (known) => ({ ...known, helplines: [...(known.helplines ?? []), helpline] }))
  }
  for (const fact of ['pin', 'ifsc'] as const) {
    for (const phrase of splitPhrases(FACTS[fact])) add(phrase, (known) => ({ ...known, fact }))
  }
  return {
    meanings,
    towns: known,
    words: [...words].map(([word, spelling]) => ({ word, spelling })),
  }
}
