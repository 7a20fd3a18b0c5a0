import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { checkClassified } from '#contract/classifieds-selling.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { classifieds as a } from '#server/kit/db/tables/index.ts'
import { getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { foldText, foldWords } from '#shared/text/fold.ts'

export type DuplicateClassified = ResponseOf<typeof checkClassified>['data']['duplicates'][number]

type Offer = {
  accountId: number
  categoryId: number
  title: string
  description: string
  except?: number | undefined
}

const MAX_ROWS = 300
/** The share of common words in both titles from which a hint is given. */
const ALIKE = 0.6

/**
 * Ads of the same person that are shown or wait, in the same category: with the same title and
 * description (`refused`), or nearly the same title (`hint`): somebody may have two cows. The
 * spelling of words does not matter.
 */
export async function findDuplicates(
  tx: DbOrTransaction,
  { accountId, categoryId, title, description, except }: Offer,
  now: Date,
): Promise<DuplicateClassified[]> {
  const rows = await tx
    .select({
      id: a.id,
      slug: a.slug,
      title: a.title,
      description: a.description,
      status: a.status,
      expiresAt: a.expiresAt,
    })
    .from(a)
    .where(
      and(
        eq(a.accountId, accountId),
        eq(a.categoryId, categoryId),
        inArray(a.status, ['pending', 'active']),
        except === undefined ? undefined : ne(a.id, except),
      ),
    )
    .orderBy(desc(a.id))
    .limit(MAX_ROWS)
  const wanted = new Set(foldWords(title))
  const wantedText = foldText(description)
  return rows.flatMap(({ expiresAt, description: text, ...row }): DuplicateClassified[] => {
    const status = getClassifiedStatusAt({ ...row, expiresAt }, now)
    const likeness = likenessOf(wanted, new Set(foldWords(row.title)))
    if (status === 'expired' || likeness < ALIKE) return []
    const isSame = likeness === 1 && foldText(text) === wantedText
    return [{ ...row, status, level: isSame ? 'refused' : 'hint' }]
  })
}

/** Words in both, of all words. A title without any is like no other. */
function likenessOf(one: Set<string>, other: Set<string>): number {
  const all = one.union(other).size
  return all === 0 ? 0 : one.intersection(other).size / all
}
