import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { CAMPAIGN_STATUSES, type CampaignStatus } from '#shared/rules/campaigns.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TableToolbar } from '#ui/TableToolbar.tsx'

/** What the address looks for among an advertiser's campaigns. */
export const readCampaignFilters = (address: URLSearchParams): CampaignFilters => ({
  status: CAMPAIGN_STATUSES.find((status) => status === address.get('status')) ?? '',
  search: address.get('search') ?? '',
})

export type CampaignFilters = { status: CampaignStatus | ''; search: string }

type Props = { sought: CampaignFilters; change: (changes: UrlQueryChanges) => void }

/** Search and status, for whoever has more campaigns than a page shows. */
export const CampaignFilterBar = ({ sought, change }: Props) => (
  <TableToolbar
    label={t.find}
    search={{
      label: t.search,
      hint: t.searchHint,
      value: sought.search,
      onSearch: (search) => change({ search }),
    }}
    filters={[
      {
        label: t.status,
        value: sought.status,
        choices: ['' as const, ...CAMPAIGN_STATUSES].map((value) => ({
          value,
          text: value ? t.statuses[value] : t.anyStatus,
        })),
        onChoose: (status) => change({ status }),
      },
    ]}
  />
)

/** Says that no campaign matches, with a link back to all of them. */
export const NoMatches = ({ change }: Pick<Props, 'change'>) => (
  <EmptyState title={t.noneFound} text={t.noneFoundText}>
    <Button onClick={() => change({ search: null, status: null })}>{t.showAll}</Button>
  </EmptyState>
)
