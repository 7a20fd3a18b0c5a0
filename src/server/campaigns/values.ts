import type { createCampaign, updateCampaign } from '#contract/campaigns.ts'
import type { campaigns } from '#server/db/tables/index.ts'
import type { Input } from '#server/http/input.ts'
import { plainLine } from '#shared/text/plain-text.ts'

type Body = Partial<
  Omit<Input<typeof createCampaign>['body'], 'isDraft'> &
    Omit<Input<typeof updateCampaign>['body'], 'isDraft' | 'status' | 'version'>
>
type Values = Partial<typeof campaigns.$inferInsert>

/** What is given, as it is stored; what is left out stays out. */
export function storedValues(given: Body): Values {
  const { title, ...rest } = given
  const values = { ...rest, ...(title === undefined ? {} : { title: plainLine(title) }) }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
