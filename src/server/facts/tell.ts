import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { tellFact as endpoint } from '#contract/facts.ts'
import { isOwnerOrAdmin } from '#server/analytics/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { factAnswers as a, facts as f } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { hashNetwork } from '#server/people/accounts/index.ts'
import { DAY_MS, MINUTE_MS } from '#shared/rules/duration.ts'
import {
  isConfirmable,
  readFactAnswer,
  YES,
  type FactQuestion,
  type FactValue,
} from '#shared/rules/facts.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { confirmFact, countConfirmations } from './confirm.ts'
import { getPresentValue, readOpenListing } from './listing.ts'
import { isDiscarded } from './sources.ts'

/** Different answers of one listing that may wait at the same time. */
const MAX_OPEN = 12

export type Told = { confirmed: Awaited<ReturnType<typeof countConfirmations>> | null }

/** The answer to what is not kept: like that to what waits. */
export const THANKS: Told = { confirmed: null }

/**
 * Keeps one fact that a visitor tells of a listing: it waits for the team; a yes is counted. What
 * the honeypot caught, what was sent before and what comes from a source that was thrown away get
 * the usual answer. Throws NOT_FOUND, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function tellFact(
  ctx: VisitorContext,
  { businessId, question, answer, key, ...form }: EndpointInput<typeof endpoint>['body'],
): Promise<Told> {
  const isSpam = isCaughtByHoneypot(form)
  await limitFacts(ctx, businessId)
  const isYes = answer.toLowerCase() === YES && isConfirmable(question)
  const read = isYes ? null : readFactAnswer(question, answer)
  if (read && 'problem' in read) throw invalidField('answer', read.problem)
  if (isSpam) return THANKS
  return keepFact(ctx, {
    ...{ businessId, question, key },
    told: read && { value: read.value, valueKey: read.key },
  })
}

/** Throws TOO_MANY_REQUESTS. Whole villages share one address of a phone network. */
export const limitFacts = ({ limits, address: network }: VisitorContext, businessId: number) =>
  limits.take([
    { use: 'fact from', network, max: 12, withinMs: 10 * MINUTE_MS },
    { use: 'facts from', network, max: 60, withinMs: DAY_MS },
    { use: 'fact of', key: businessId, max: 60, withinMs: DAY_MS },
  ])

type Input = {
  businessId: number
  question: FactQuestion
  key: string | undefined
  /** Null: what the listing says is right. */
  told: { value: FactValue; valueKey: string } | null
}

/** Stores what was told, or counts that it is right. Throws as `tellFact`. */
export async function keepFact(
  { db, address, config, now: clock, whoAsks }: VisitorContext,
  { businessId, question, key, told }: Input,
): Promise<Told> {
  const now = clock()
  const source = {
    networkHash: hashNetwork(address, config.jwtSecret),
    day: getKolkataDate(now),
  }
  const actor = await whoAsks()
  return db.transaction(async (tx) => {
    const listing = await readOpenListing(tx, businessId)
    await takeAdvisoryLock(tx, `facts of ${businessId}`)
    if (key && (await tx.$count(a, eq(a.key, key))) > 0) return THANKS
    const isDropped = await isDiscarded(tx, source)
    const isSame = told && isDeepStrictEqual(told.value, getPresentValue(question, listing))
    if (isConfirmable(question) && (!told || isSame)) {
      const valueKey = requireThere(listing.confirmed[question])
      const what = { businessId, question, valueKey }
      // What its own people say of it is no evidence.
      if (!isDropped && !isOwnerOrAdmin(actor, listing.ownerId)) await confirmFact(tx, what, source)
      return { confirmed: await countConfirmations(tx, what, source.day) }
    }
    if (!told || isSame || isDropped) return THANKS
    const id = await openFact(tx, { businessId, question, ...told, createdAt: now })
    await tx
      .insert(a)
      .values({
        ...{ factId: id, ...source, key: key ?? null, createdAt: now },
        accountId: actor.kind === 'user' ? actor.id : null,
      })
      .onConflictDoNothing()
    await recordAudit(tx, actor, 'tell', 'facts', id, { businessId, question })
    return THANKS
  })
}

function requireThere(valueKey: string | null): string {
  if (valueKey === null) throw invalidField('answer', 'There is nothing to confirm yet')
  return valueKey
}

type NewFact = Pick<
  typeof f.$inferInsert,
  'businessId' | 'question' | 'value' | 'valueKey' | 'createdAt'
>

/** The open fact of these words, or a new one. Throws TOO_MANY_REQUESTS when enough wait. */
export async function openFact(tx: Transaction, fact: NewFact): Promise<number> {
  const { businessId, question, valueKey } = fact
  const open = and(eq(f.businessId, businessId), eq(f.status, 'open'))
  const isEqual = and(open, eq(f.question, question), eq(f.valueKey, valueKey))
  const [same] = await tx.select({ id: f.id }).from(f).where(isEqual)
  if (same) return same.id
  if ((await tx.$count(f, open)) >= MAX_OPEN)
    throw new ApiError('TOO_MANY_REQUESTS', {
      message: 'Many answers about this business wait for our team. Please try again tomorrow.',
      retryAfter: DAY_MS / 1000,
    })
  const [made] = await tx.insert(f).values(fact).returning({ id: f.id })
  return made!.id
}
