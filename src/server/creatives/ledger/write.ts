import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { adEvents, adHours, campaignDays, campaignTotals } from '#server/db/tables/index.ts'
import type { Paise } from '#shared/rules/money.ts'
import type { AdEvent, AdRow, Booked } from './event.ts'
import { hourOf } from './hour.ts'
import { judge } from './judge.ts'
import { prepareMonths } from './months.ts'
import { lockAccounts, readKnown, readVisits, type Account } from './read.ts'

/**
 * Enters views and clicks in the books: judged, added up and on disk in one transaction. Whatever
 * runs at once, no budget is exceeded by a paisa, because the totals of the campaigns are locked
 * from before the first is judged until the last is written.
 */
export async function enterEvents(
  db: Db,
  events: readonly AdEvent[],
): Promise<(event: AdEvent) => Booked> {
  await prepareMonths(
    db,
    events.map(({ offer }) => offer.offeredAt),
  )
  const rows = await db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, events)
    const judged = judge(
      events,
      accounts,
      await readKnown(tx, events),
      await readVisits(tx, events),
    )
    await writeRows(tx, judged, accounts)
    return judged
  })
  const verdicts = new Map(rows.map(({ event, verdict }) => [event, verdict]))
  return (event) => verdicts.get(event) ?? null
}

async function writeRows(
  tx: Transaction,
  rows: readonly AdRow[],
  accounts: ReadonlyMap<number, Account>,
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(adEvents).values(
    rows.map(({ event: { offer, kind, at, visitor, network }, nth, verdict, amount }) => ({
      offeredAt: offer.offeredAt,
      offer: offer.id,
      kind,
      nth,
      at,
      campaignId: offer.campaignId,
      creativeId: offer.creativeId,
      placementId: offer.placementId,
      page: offer.page,
      town: offer.town,
      visitor,
      network,
      verdict,
      amount: paise(amount),
    })),
  )
  await addHours(tx, rows)
  // A campaign that is gone by now has no totals.
  await addTotals(
    tx,
    rows.filter(({ event }) => accounts.has(event.offer.campaignId)),
  )
}

async function addHours(tx: Transaction, rows: readonly AdRow[]): Promise<void> {
  const sums = sumUp(rows, ({ event: { offer, kind, at }, verdict }) => ({
    campaignId: offer.campaignId,
    hour: hourOf(at),
    creativeId: offer.creativeId,
    placementId: offer.placementId,
    page: offer.page,
    town: offer.town,
    kind,
    verdict,
  }))
  const h = adHours
  await tx
    .insert(h)
    .values(sums.map(({ key, rows: of }) => ({ ...key, count: of.length, amount: amountOf(of) })))
    .onConflictDoUpdate({
      target: [
        h.campaignId,
        h.hour,
        h.creativeId,
        h.placementId,
        h.page,
        h.town,
        h.kind,
        h.verdict,
      ],
      set: {
        count: sql`${h.count} + excluded.count`,
        amount: sql`${h.amount} + excluded.amount`,
      },
    })
}

async function addTotals(tx: Transaction, rows: readonly AdRow[]): Promise<void> {
  const billed = rows.filter(({ verdict }) => verdict === 'billed')
  const clicks = rows.filter(({ event }) => event.kind === 'click')
  const counted = [...new Set([...billed, ...clicks])]
  if (counted.length === 0) return
  const campaignOf = ({ event: { offer } }: AdRow) => ({ campaignId: offer.campaignId })
  const more = (t: typeof campaignTotals | typeof campaignDays) => ({
    spent: sql`${t.spent} + excluded.spent`,
    views: sql`${t.views} + excluded.views`,
    clicks: sql`${t.clicks} + excluded.clicks`,
  })
  await tx
    .insert(campaignTotals)
    .values(
      sumUp(counted, campaignOf).map(({ key, rows: of }) => {
        const charged = of.filter(({ verdict }) => verdict === 'billed')
        return { ...key, ...figuresOf(charged), excluded: of.length - charged.length }
      }),
    )
    .onConflictDoUpdate({
      target: campaignTotals.campaignId,
      set: {
        ...more(campaignTotals),
        excluded: sql`${campaignTotals.excluded} + excluded.excluded`,
      },
    })
  if (billed.length === 0) return
  const days = sumUp(billed, (row) => ({ ...campaignOf(row), day: row.event.day }))
  await tx
    .insert(campaignDays)
    .values(days.map(({ key, rows: of }) => ({ ...key, ...figuresOf(of) })))
    .onConflictDoUpdate({
      target: [campaignDays.campaignId, campaignDays.day],
      set: more(campaignDays),
    })
}

const paise = (amount: number) => amount as unknown as Paise
const amountOf = (rows: readonly AdRow[]) =>
  paise(rows.reduce((sum, { amount }) => sum + amount, 0))
const figuresOf = (rows: readonly AdRow[]) => ({
  spent: amountOf(rows),
  views: rows.filter(({ event }) => event.kind === 'view').length,
  clicks: rows.filter(({ event }) => event.kind === 'click').length,
})

/** The rows of each key. The totals are locked, so the order of the keys does not matter. */
function sumUp<Key extends object>(rows: readonly AdRow[], keyOf: (row: AdRow) => Key) {
  const groups = new Map<string, { key: Key; rows: AdRow[] }>()
  for (const row of rows) {
    const key = keyOf(row)
    const text = JSON.stringify(key)
    const group = groups.get(text)
    if (group) group.rows.push(row)
    else groups.set(text, { key, rows: [row] })
  }
  return [...groups.values()]
}
