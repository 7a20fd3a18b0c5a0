import { sql } from 'drizzle-orm'
import type { PlaceType } from '#config/search/index.ts'
import type { SearchInterpretation } from '#contract/search-interpretation.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { findNearbyInstantAnswers, findAnswers, type AnswerQuery } from './instant-answers.ts'
import { inHindi } from './in-hindi.ts'
import { getPlaceTypeById } from './place-types.ts'
import { matchAnyLexeme, toPlaceTypeLexeme } from './lexemes.ts'
import type { Interpretation } from './interpretation.ts'

/**
 * How a search understood its words, as the API answers it. `firstId`: the first place it found.
 */
export async function serialiseInterpretation(
  db: Db,
  understood: Interpretation,
  asked: AnswerQuery,
  { firstId, total }: { firstId: number | undefined; total: number },
): Promise<SearchInterpretation> {
  const answers = await findAnswers(db, understood, asked, { firstId, total })
  return { answers, ...(await serialiseInterpretationWithoutAnswers(db, understood, total)) }
}

/** How a search was understood, for the response. */
export async function serialiseInterpretationWithoutAnswers(
  db: Db,
  understood: Interpretation,
  total: number,
): Promise<Omit<SearchInterpretation, 'answers'>> {
  const { kind, category, instead, town, corrected, ignored, dropped, number } = understood
  const { partial, elsewhere, otherKind, asksHours } = understood
  const [closest] = total === 0 ? (kind?.near ?? []) : []
  return {
    corrected,
    ignored,
    dropped,
    number: number ?? null,
    partial,
    kind: kind
      ? presentKind(kind)
      : category
        ? { id: category.slug, name: category.name, nameHi: category.nameHi }
        : null,
    instead: instead ? presentKind(instead) : null,
    closest: closest === undefined ? null : presentKind(getPlaceTypeById(closest)),
    otherKind,
    unstated: total > 0 && (await isImplicit(db, understood)),
    hours: asksHours && total > 0,
    town: town?.city ?? null,
    elsewhere,
  }
}

/** The same for a list around a visitor without words: it has only answers. */
export const serialiseNearbyInterpretation = async (
  db: Db,
  asked: AnswerQuery,
): Promise<SearchInterpretation> => ({
  answers: await findNearbyInstantAnswers(db, asked),
  ...{ corrected: [], ignored: [], dropped: [], partial: false, elsewhere: false },
  ...{ kind: null, instead: null, closest: null, town: null, number: null },
  ...{ otherKind: false, unstated: false, hours: false },
})

/** Whether places are shown that help with a speciality, but do not state it. */
async function isImplicit(db: Db, { kind, instead }: Interpretation): Promise<boolean> {
  const { speciality, also = [], id } = instead ?? kind ?? {}
  if (!speciality || id === undefined) return false
  const others = matchAnyLexeme(also.map(toPlaceTypeLexeme))
  const helping = `${others} & !${matchAnyLexeme([toPlaceTypeLexeme(id)])}`
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (
    select from ${businesses} where status = 'active'
      and search_document @@ ${helping}::tsquery) as found`)
  return rows[0]!.found
}

const presentKind = ({ id, name, nameHi }: PlaceType) => ({ id, name, nameHi: inHindi(nameHi) })
