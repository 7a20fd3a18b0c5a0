import type { FactQuestion, ToldFacts } from '#shared/rules/facts.ts'
import { formatDate } from './dates.ts'

type Told = NonNullable<ToldFacts[FactQuestion]>

/** Where a fact of a listing came from that its owner did not give. */
export const toldBy = {
  visitors: ({ on }: Told) => `Told by visitors, checked ${formatDate(on)}`,
  call: ({ on }: Told) => `Told by phone, checked ${formatDate(on)}`,
  visit: ({ on }: Told) => `Told on a visit, checked ${formatDate(on)}`,
}
