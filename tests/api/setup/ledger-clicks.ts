import { recordAdEvents } from '#server/advertising/creatives/ledger/write.ts'
import type { AdEvent } from '#server/advertising/creatives/ledger/event.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

type Click = {
  campaignId: number
  creativeId: number
  placementId: number
  price: number
  at: Date
}

let made = 0

/** A view and its click by somebody whom nobody has seen before. */
function createEvents({ price, at, ...of }: Click): AdEvent[] {
  made += 1
  const offer: AdEvent['offer'] = {
    ...of,
    ...{ id: `test-${made}`, from: '', price, page: 'home', town: '' },
    offeredAt: new Date(at.getTime() - 60_000),
  }
  const event = {
    ...{ offer, visitor: `v${made}`, network: `n${made}`, site: `s${made}`, browser: `b${made}` },
    addressKind: 'ipv4',
    day: getKolkataDate(at),
    told: { isProgram: false, isPrefetch: false, isElsewhere: false, isOwn: false },
  } as const
  return [
    { ...event, kind: 'view', at: new Date(at.getTime() - 30_000) },
    { ...event, kind: 'click', at },
  ]
}

const GROUP = 250

/** Enters clicks of strangers in the books in the order of their time, as the server does. */
export async function recordClicks(db: Db, clicks: readonly Click[]): Promise<string[]> {
  const verdicts: string[] = []
  const sorted = clicks.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (let from = 0; from < sorted.length; from += GROUP) {
    const events = sorted.slice(from, from + GROUP).flatMap(createEvents)
    const verdictOf = await recordAdEvents(db, events)
    for (const event of events) if (event.kind === 'click') verdicts.push(verdictOf(event) ?? '')
  }
  return verdicts
}
