import type { SearchKind } from '#config/search/index.ts'
import type { SearchReading } from '#contract/search-answers.ts'
import type { Db } from '#server/db/connection.ts'
import { answersNearby, answersTo } from './answers.ts'
import type { Asked } from './answers.ts'
import type { Understood } from './plan.ts'

/** What a search made of its words, as the API tells it. `firstId`: the first place it found. */
export async function presentReading(
  db: Db,
  understood: Understood,
  asked: Asked,
  firstId: number | undefined,
): Promise<SearchReading> {
  const { kind, category, instead, town, corrected, ignored, partial, elsewhere } = understood
  return {
    answers: await answersTo(db, understood, asked, firstId),
    corrected,
    ignored,
    partial,
    kind: kind
      ? presentKind(kind)
      : category
        ? { ...presentKind(category), id: category.slug }
        : null,
    instead: instead ? presentKind(instead) : null,
    town: town?.city ?? null,
    elsewhere,
  }
}

/** The answers to a list around a visitor that names nothing: it made nothing of any words. */
export const readingNearby = async (db: Db, asked: Asked): Promise<SearchReading> => ({
  answers: await answersNearby(db, asked),
  ...{ corrected: [], ignored: [], partial: false, elsewhere: false },
  ...{ kind: null, instead: null, town: null },
})

const presentKind = ({
  id,
  name,
  nameHi,
}: Pick<SearchKind, 'name'> & { id: string | number; nameHi: string | null }) => ({
  id: String(id),
  name,
  nameHi,
})
