import type { z } from 'zod'
import type { checkClassified as endpoint } from '#contract/classifieds-selling.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import type { ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'
import { findCategory } from './categories.ts'
import { findDuplicates, type DuplicateClassified } from './duplicates.ts'
import { findForbidden } from './forbidden.ts'

/** The problems that posting an ad would run into. Throws TOO_MANY_REQUESTS. */
export async function checkClassified(
  { db, actor, localLimits, now }: UserContext,
  { categoryId, adId: classifiedId, ...texts }: z.output<typeof endpoint.body>,
): Promise<{ findings: ForbiddenTerm[]; duplicates: DuplicateClassified[] }> {
  await localLimits.take([{ use: 'ad check by', key: actor.id, max: 600, withinMs: HOUR_MS }])
  const category = categoryId ? await findCategory(db, categoryId) : undefined
  return {
    findings: findForbidden(texts, category?.slug),
    duplicates: category
      ? await findDuplicates(
          db,
          { accountId: actor.id, categoryId: category.id, ...texts, except: classifiedId },
          now(),
        )
      : [],
  }
}

type Offer = {
  title: string
  description: string
  brand?: string | null | undefined
  model?: string | null | undefined
}

/** Throws INVALID_INPUT when the list of forbidden goods refuses an ad. */
export function refuseForbidden(
  { title, description, brand, model }: Offer,
  category: string,
): void {
  const texts = { title, description, brand: brand ?? '', model: model ?? '' }
  const refused = findForbidden(texts, category).filter(({ level }) => level === 'refused')
  if (refused.length === 0) return
  throw new ApiError('INVALID_INPUT', {
    message: refused[0]!.reason,
    fields: Object.fromEntries(
      refused.toReversed().map(({ field, reason }) => [field, reason] as const),
    ),
  })
}

/** Throws INVALID_INPUT when the person offers the same already. */
export async function refuseDuplicate(
  tx: Transaction,
  offer: Parameters<typeof findDuplicates>[1],
  now: Date,
): Promise<void> {
  const same = (await findDuplicates(tx, offer, now)).find(({ level }) => level === 'refused')
  if (!same) return
  const message = `You already have this ad: “${same.title}”. Edit that ad instead.`
  throw new ApiError('INVALID_INPUT', { message, fields: { title: message } })
}
