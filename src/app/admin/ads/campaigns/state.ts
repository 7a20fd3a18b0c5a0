import type { Campaign } from '#contract/campaigns.ts'
import { adminCampaigns as t } from '#i18n/en/app/admin-ads.ts'
import type { StatusVariant } from '#ui/StatusPill.tsx'

const VARIANTS = {
  draft: 'draft',
  active: 'live',
  paused: 'paused',
  completed: 'done',
  rejected: 'no',
} as const

/** The state of a campaign; one sent for approval is pending. */
export const getCampaignState = ({
  status,
  submittedAt,
}: Pick<Campaign, 'status' | 'submittedAt'>): { look: StatusVariant; text: string } =>
  submittedAt
    ? { look: 'wait', text: t.pending }
    : { look: VARIANTS[status], text: t.statuses[status] }

/** Clicks per hundred views, with two decimals. */
export const formatCtr = ({
  totalClicks,
  totalImpressions,
}: Pick<Campaign, 'totalClicks' | 'totalImpressions'>): string =>
  totalImpressions === 0 ? '0.00' : ((totalClicks / totalImpressions) * 100).toFixed(2)
