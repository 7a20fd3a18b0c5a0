import type { createCampaign, updateCampaign } from '#contract/campaigns.ts'
import type { campaigns } from '#server/kit/db/tables/index.ts'
import { asColumns } from '#server/kit/db/as-columns.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'

type Body = Partial<
  Omit<EndpointInput<typeof createCampaign>['body'], 'isDraft'> &
    Omit<EndpointInput<typeof updateCampaign>['body'], 'isDraft' | 'status' | 'version'>
>
type Values = Partial<typeof campaigns.$inferInsert>

/** The given values in their stored form; fields that were left out stay out. */
export function toStoredValues(given: Body): Values {
  const { title, ...rest } = asColumns<Values>()(given)
  const values = { ...rest, ...(title === undefined ? {} : { title: normaliseLine(title) }) }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
