import type { SearchKind } from '#config/search/index.ts'
import type { SearchReading } from '#contract/search-answers.ts'
import type { Db } from '#server/db/connection.ts'
import { answersNearby, answersTo } from './answers.ts'
import type { Asked } from './answers.ts'
import type { Understood } from './plan.ts'

/**
 * How a search understood its words, as the API answers it. `firstId`: the first place it found.
 */
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

/** The same for a list around a visitor without words: it has only answers. */
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
