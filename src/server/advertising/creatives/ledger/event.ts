import type { AddressKind, AdEventKind, ChargeVerdict } from '#shared/rules/charge-verdict.ts'
import type { AdOffer } from './offer.ts'

/** A reported view or click, as far as the request describes it. */
export type AdEvent = {
  offer: AdOffer
  kind: AdEventKind
  at: Date
  /** The day in India, for daily budgets. */
  day: string
  /** A hash of address prefix and browser with the day's salt. */
  visitor: string
  /**
   * The visitor by the salt of the day before, in the minutes after midnight in which what was done
   * before it may still be a repeat.
   */
  visitorBefore?: string | undefined
  /** As `visitor`, of the address prefix alone. */
  network: string
  /** The same of the wider network around it, and of the browser. */
  site: string
  browser: string
  addressKind: AddressKind
  told: Record<'isProgram' | 'isPrefetch' | 'isElsewhere' | 'isOwn', boolean>
}

export type LedgerRow = {
  event: AdEvent
  nth: number
  verdict: ChargeVerdict
  amount: number
}

/** How the ledger recorded an event; null when too many events of the offer were reported. */
export type RecordedVerdict = ChargeVerdict | null

/** The key of an offer's views or clicks. */
export const offerEventKey = ({ offer, kind }: Pick<AdEvent, 'offer' | 'kind'>): string =>
  `${kind} ${offer.offeredAt.getTime()} ${offer.id}`
/** The key of a visitor's views or clicks of a creative. */
export const visitorCreativeKey = (visitor: string, creativeId: number, kind: string): string =>
  `${kind} ${creativeId} ${visitor}`
