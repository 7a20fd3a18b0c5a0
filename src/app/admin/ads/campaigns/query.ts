import { parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { readPage } from '#app/data/use-list.ts'
import { CAMPAIGN_SORTS, CAMPAIGN_STATUSES } from '#shared/rules/campaigns.ts'

const PAGE_SIZE = 50

/** What a campaign's approval is asked for by. */
export const APPROVALS = ['approved', 'pending', 'waiting'] as const

const BY_APPROVAL = {
  approved: { approved: 'true' },
  // Drafts that were not sent are not approved either, but nobody has to look at them.
  pending: { approved: 'false', waiting: 'true' },
  waiting: { waiting: 'true' },
} as const

/** The campaign filters of a URL; newest first by default. */
export function toCampaignQuery(address: URLSearchParams) {
  const approval = parseOneOf(address.get('approval'), APPROVALS)
  const search = address.get('search')
  return {
    sort: parseOneOf(address.get('sort'), CAMPAIGN_SORTS) ?? ('created' as const),
    order: address.get('order') === 'asc' ? ('asc' as const) : ('desc' as const),
    page: readPage(address),
    limit: PAGE_SIZE,
    ...(search ? { search } : {}),
    status: parseOneOf(address.get('status'), CAMPAIGN_STATUSES) ?? ('' as const),
    ...(approval ? BY_APPROVAL[approval] : {}),
  }
}
