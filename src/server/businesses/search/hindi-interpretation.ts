import { eq } from 'drizzle-orm'
import { getSources } from '#config/sources.ts'
import { GUIDES } from '#district/guides.ts'
import { searchAnswers } from '#i18n/hi/search-answers.ts'
import type { InstantAnswer, SearchInterpretation } from '#contract/search-interpretation.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import { toHindiName, withoutOtherName } from '#shared/view/hindi-names.ts'
import { getPostArticles } from './post-articles.ts'

type Terms = Omit<SearchInterpretation, 'answers'>

/** How a search was understood, with kinds and town by their Hindi names. */
export async function toHindiTerms<T extends Terms>(db: Db, terms: T): Promise<T> {
  const { kind, instead, closest, town } = terms
  return {
    ...terms,
    kind: kind && withoutOtherName(toHindiName(kind)),
    instead: instead && withoutOtherName(toHindiName(instead)),
    closest: closest && withoutOtherName(toHindiName(closest)),
    town: town && (await findHindiTown(db, town)),
  }
}

/** The same with the answers. */
export async function toHindiInterpretation(
  db: Db,
  interpretation: SearchInterpretation,
): Promise<SearchInterpretation> {
  const { answers, ...terms } = interpretation
  const posts = answers.some(({ type }) => type === 'post')
    ? (await getPostArticles(db)).inHindi
    : undefined
  return {
    ...(await toHindiTerms(db, terms)),
    answers: answers.map((answer) =>
      toHindiAnswer({ ...answer, ...posts?.get(answer.href ?? '') }),
    ),
  }
}

async function findHindiTown(db: Db, town: string): Promise<string> {
  const [row] = await db
    .select({ nameHi: locations.nameHi })
    .from(locations)
    .where(eq(locations.city, town))
    .limit(1)
  return row?.nameHi ?? town
}

const translate = (text: string) => searchAnswers[text] ?? pairedTexts().get(text) ?? text

const toHindiAnswer = ({ title, titleHi, value, source, ...answer }: InstantAnswer) => ({
  ...answer,
  title: titleHi ?? translate(title),
  titleHi: null,
  value: answer.type === 'nearest' ? value.replace(/km$/, 'किमी') : translate(value),
  source: translate(source),
})

let made: ReadonlyMap<string, string> | undefined

/** Every text of the guide and of the sources in English and the same in Hindi. */
const pairedTexts = () =>
  (made ??= new Map([
    ...pairTexts(GUIDES.en, GUIDES.hi),
    ...pairTexts(getSources('en'), getSources('hi')),
  ]))

function pairTexts(english: unknown, hindi: unknown): [string, string][] {
  if (typeof english === 'string') return typeof hindi === 'string' ? [[english, hindi]] : []
  if (!isObject(english) || !isObject(hindi)) return []
  return Object.entries(english).flatMap(([key, part]) => pairTexts(part, hindi[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
