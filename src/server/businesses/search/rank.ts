import { sql, type SQL } from 'drizzle-orm'
import { foldText } from '#shared/text/fold.ts'
import { distanceSql } from './geo-distance.ts'
import { businesses, locations } from '#server/kit/db/tables/index.ts'
import { isFillerWord } from './noise.ts'
import {
  matchAnyLexeme,
  toCategoryLexeme,
  toPlaceTypeLexeme,
  IMPORTANCE_LEXEMES,
  toTownLexeme,
} from './lexemes.ts'
import type { ParsedQuery, SearchTerm } from './parse-query.ts'
import { getRequestedPlaceTypes, type SearchStage } from './stages.ts'
import { matchAllInName, joinWithAnd, matchAnyOf, joinWithOr } from './tsquery.ts'
import { isUnfinishedTerm } from './variety.ts'

const { searchDocument, searchName, sortName } = businesses

/**
 * A name that is exactly what was typed, has just its words, begins with it, or holds all its
 * words.
 */
const EXACT = 8
const WHOLE = 4
/**
 * Its words in another order, in another town than the one among them: that one is meant unless it
 * stands within the name or beside so many words that only a name has.
 */
const MANY_WORDS = 3
const WHOLE_ELSEWHERE = 2.5
/** What was typed is its whole name, but for the ends of words. */
const UNFINISHED = 3.5
/** Of names that sound the same, the one that is spelt as it was typed, or most like it. */
const SPELT_SO = 0.5
const BEGINS = 3
const IN_NAME = 2

const OF_KIND = 1.5
const OF_NAME = 2
const WORD_FOUND = 1
const IN_TOWN = 1
const NAMES_TOWN = 0.4
const NAMES_KIND = 0.6
const LIKELIEST = [0.5, 0.4, 0.3, 0.2, 0.1]
/** Of two names with the same words the one that says less besides is nearer. */
const SHORT_NAME = 0.6
/** Of names that begin with what was typed, those that are also written so: `patherd`. */
const WRITTEN_SO = 0.3
/** Where places of another town are shown, the nearer ones first: this much for each kilometre. */
const FOR_EACH_KM = 0.02
/** And no more than this, so that a name found far away stands before others that lie near. */
const FAR = 1.5

/** For `ts_rank`: the weight of description, place, kind and name. */
const WEIGHTS = '{0.05,0.2,0.4,1}'

/**
 * How well a row of `businesses` fits the search, for a descending order. Exact name, then names
 * with all the words, of the kind, in the town; among equals the more important, complete and
 * better rated. `text`: what was typed, as it was corrected.
 */
export function buildRank(
  reading: ParsedQuery,
  stage: SearchStage,
  { typed, text }: { typed: string; text: string },
): SQL<number> {
  const parts = [
    ...nameRank(stage, typedName(reading, text, typed), liesIn(reading)),
    ...kindRank(reading, stage),
    ...townRank(reading, stage),
    importance(reading),
  ]
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** What was typed, in the forms that names are compared with. */
type TypedName = {
  /** As typed, in lower case, without commas and full stops. */
  plain: string
  /** Folded; and with each word once, as "Garhwa Bank Garhwa" names the town beside the name. */
  folded: string
  once: string
  /** Without the towns that were named, if that leaves something. */
  townless: string
  /** The town stands between other words, so that it is part of a name: "Post Chatra Office". */
  townWithin: boolean
}

function typedName({ towns }: ParsedQuery, text: string, typed: string): TypedName {
  const folded = foldText(text)
  const words = [...new Set(folded.split(' '))]
  const ofTowns = new Set(towns.flatMap((named) => named.words.map(({ word }) => word)))
  const once = words.join(' ')
  const townless = words.filter((word) => !ofTowns.has(word)).join(' ') || once
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\p{C},.]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isTown = words.map((word) => ofTowns.has(word))
  const townWithin = isTown.includes(true) && !isTown.at(0) && !isTown.at(-1)
  return { plain, folded, once, townless, townWithin }
}

/** Whether a business lies in the towns that were named; nothing to ask where none was. */
function liesIn({ towns, terms }: ParsedQuery): SQL | null {
  if (towns.length === 0) return terms.length > 0 ? sql`true` : null
  const lexemes = towns.map(({ towns: all }) =>
    matchAnyLexeme(all.map(({ id }) => toTownLexeme(id))),
  )
  return sql`${searchDocument} @@ ${joinWithAnd(lexemes)}::tsquery`
}

/**
 * By the name. `isThere`: a place that is only named like the town searched for does not count,
 * unless its exact name is typed. Null when only a kind was named.
 */
function nameRank(
  { terms, partial, query, also }: SearchStage,
  { plain, folded, once, townless, townWithin }: TypedName,
  isThere: SQL | null,
): SQL[] {
  const typed = once.split(' ').filter((word) => word && !isFillerWord(word))
  // All of its words, in whatever order.
  const whole = sql`length(${searchName}) between ${once.length - 1}::int
      and ${once.length + 1}::int
    and ${searchDocument} @@ ${matchAllInName(typed)}::tsquery`
  const wholeThere = sql`(${searchName} = ${townless} or ${whole})`
  const continuing = unfinishedName(once, terms)
  const beside = townless.split(' ').filter((word) => !isFillerWord(word)).length
  const isWhole = terms.length > 0 && (townWithin || beside >= MANY_WORDS)
  const exact = sql`case
    when ${searchName} in (${folded}, ${once})
      then ${EXACT}::real + (translate(${sortName}, ',.', '') = ${plain})::int * ${SPELT_SO}::real
        + similarity(${sortName}, ${plain}) * ${SPELT_SO}::real
    ${isThere ? sql`when ${isThere} and ${wholeThere} then ${WHOLE}::real` : sql``}
    ${isWhole ? sql`when ${whole} then ${WHOLE_ELSEWHERE}::real` : sql``}
    ${continuing ? sql`when ${searchName} ~ ${continuing} then ${UNFINISHED}::real` : sql``}
    else 0 end`
  if (terms.length === 0) return [exact]
  const inName = joinWithAnd(terms.map((term) => matchAnyOf(term.matches, term.place ? 'AC' : 'A')))
  // A place of another town is meant when all of its name is typed but the end of the last word.
  const unfinished = sql`strpos(substr(${searchName}, ${once.length + 1}::int), ' ') = 0`
  const found = partial
    ? terms.map((term) => sql`${has(matchAnyOf(term.matches))} * ${WORD_FOUND}::real`)
    : []
  return [
    exact,
    ...(also ? [sql`${has(query)} * ${OF_NAME}::real`] : []),
    sql`case when starts_with(${searchName}, ${once}) and (${isThere ?? sql`true`} or ${unfinished})
        then ${BEGINS}::real
      when ${searchDocument} @@ ${inName}::tsquery then ${IN_NAME}::real else 0 end`,
    ...found,
    ...terms
      .filter(({ matches, spellings }) => !spellings && matches.some(({ prefix }) => prefix))
      .map(
        ({ spelling }) => sql`(strpos(${sortName}, ${spelling}) > 0)::int * ${WRITTEN_SO}::real`,
      ),
    ...terms.flatMap(({ spellings }) => likeliest([...(spellings?.keys() ?? [])])),
    sql`${SHORT_NAME}::real / (1 + least(
      abs(length(${searchName}) - ${once.length}::int),
      abs(length(${searchName}) - ${townless.length}::int)) / 10.0)::real`,
    sql`ts_rank(${WEIGHTS}::real[], ${searchDocument}, ${likenessQuery(terms)}::tsquery)`,
  ]
}

/** A pattern of names in which words go on where they stop in what was typed. */
function unfinishedName(folded: string, terms: readonly SearchTerm[]): string | undefined {
  const begun = new Map(
    terms.filter(isUnfinishedTerm).map(({ word, continued = [] }) => [word, [word, ...continued]]),
  )
  if (begun.size === 0 || !/^[\p{L}\p{N} ]+$/u.test(folded)) return undefined
  const words = folded.split(' ').map((word) => {
    const ways = begun.get(word)
    return ways ? `(?:${ways.join('|')})\\S*` : word
  })
  return `^${words.join(' ')}$`
}

/** Of the words that a misspelt one may have been, the first are the likeliest. */
const likeliest = (lexemes: readonly string[]): SQL[] =>
  lexemes
    .slice(0, LIKELIEST.length)
    .map((lexeme, index) => sql`${has(matchAnyLexeme([lexeme]))} * ${LIKELIEST[index]}::real`)

function kindRank(reading: ParsedQuery, { instead, terms }: SearchStage): SQL[] {
  // Without words of names everything found is of the kind, so no row needs to be checked for it,
  // unless places of other kinds help too.
  const isGiven =
    terms.length === 0 && !getRequestedPlaceTypes(reading).some(({ kind }) => kind.also)
  if (instead) return []
  const asked = getRequestedPlaceTypes(reading).map(({ kind }) => toPlaceTypeLexeme(kind.id))
  const lexemes =
    asked.length > 0
      ? asked
      : reading.categories.map(({ category }) => toCategoryLexeme(category.id))
  // "State bank bazar": the shop was not meant, but its word tells one branch from another.
  const words = reading.kinds.length > 1 ? reading.kinds.map((kind) => kind.words) : []
  return [
    ...(lexemes.length > 0 && !isGiven
      ? [sql`${has(matchAnyLexeme(lexemes))} * ${OF_KIND}::real`]
      : []),
    ...words.map(
      (said) => sql`${has(matchAllInName(said.map(({ word }) => word)))} * ${NAMES_KIND}::real`,
    ),
  ]
}

function townRank({ towns }: ParsedQuery, { elsewhere }: SearchStage): SQL[] {
  const inTowns = towns.flatMap(({ towns: ids, words }) => [
    sql`${has(matchAnyLexeme(ids.map(({ id }) => toTownLexeme(id))))} * ${IN_TOWN}::real`,
    sql`${has(matchAllInName(words.map(({ word }) => word)))} * ${NAMES_TOWN}::real`,
  ])
  const point = towns.flatMap(({ towns: all }) => all).find(({ latitude }) => latitude !== null)
  if (!elsewhere || !point) return inTowns
  const place = { lat: point.latitude!, lng: point.longitude! }
  const far = sql`coalesce(${distanceSql(place)}, (
    select ${distanceSql(place, locations)} from ${locations}
      where ${locations.id} = ${businesses.locationId}), 500)`
  return [...inTowns, sql`- least(${FOR_EACH_KM}::real * ${far}, ${FAR}::real)`]
}

/** Below what any word is worth, so that it decides among equals. */
function importance({ towns }: ParsedQuery): SQL {
  const standing: [lexeme: string, worth: number][] = [
    [IMPORTANCE_LEXEMES.head, 0.3],
    [IMPORTANCE_LEXEMES.ofTown, 0.2],
    [IMPORTANCE_LEXEMES.sub, 0.1],
    [IMPORTANCE_LEXEMES.back, -0.3],
    ...(towns.length > 0 ? [] : [[IMPORTANCE_LEXEMES.headquarters, 0.25] as [string, number]]),
  ]
  const worths = standing.map(
    ([lexeme, worth]) => sql`${has(matchAnyLexeme([lexeme]))} * ${worth}::real`,
  )
  // Few places have any, so most rows need one check instead of five.
  const any = matchAnyLexeme(standing.map(([lexeme]) => lexeme))
  return sql.join(
    [
      sql`case when ${searchDocument} @@ ${any}::tsquery then ${sql.join(worths, sql` + `)}
        else 0 end`,
      sql`${businesses.verified}::int * 0.1::real`,
      sql`(${businesses.phone} is not null)::int * 0.05::real`,
      sql`(${businesses.hours} is not null)::int * 0.02::real`,
      sql`least(${businesses.ratingCount},
          10) * coalesce(${businesses.ratingSum}::real / nullif(${businesses.ratingCount}, 0),
            0) * 0.002::real`,
    ],
    sql` + `,
  )
}

const has = (query: string) => sql`(${searchDocument} @@ ${query}::tsquery)::int`

/** Whole words again beside beginnings, so that "bank" comes before "bankura". */
const likenessQuery = (terms: readonly SearchTerm[]) =>
  joinWithOr(
    terms.flatMap(({ matches }) => [
      matchAnyOf(matches),
      ...matches
        .filter(({ prefix }) => prefix)
        .map(({ lexeme }) => matchAnyOf([{ lexeme, prefix: false }])),
    ]),
  )
