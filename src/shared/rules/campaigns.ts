/* What an advertiser's campaign may be and become. Money here is rupees, as forms say it. */

export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'completed', 'rejected'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

export const DEFAULT_COST_PER_CLICK = 8

/** The share of the budget at which the advertiser is warned that it is nearly used. */
export const NEARLY_USED_SHARE = 0.9

export const MAX_KEYWORDS_PER_FIELD = 30
export const MAX_KEYWORD_LENGTH = 60

/** What somebody does to a campaign. */
export type CampaignAction = 'pause' | 'resume' | 'send' | 'approve' | 'reject' | 'end'

const NEXT: Record<
  CampaignAction,
  { from: readonly CampaignStatus[]; to: CampaignStatus; asksApproval?: true }
> = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active', asksApproval: true },
  send: { from: ['draft', 'rejected'], to: 'draft' },
  approve: { from: ['draft', 'rejected', 'paused', 'active'], to: 'active' },
  reject: { from: ['draft', 'active', 'paused'], to: 'rejected' },
  end: { from: ['active', 'paused'], to: 'completed' },
}

/** The state after an action; null when it is not possible now. */
export function getNextCampaignStatus(
  { status, isApproved }: { status: CampaignStatus; isApproved: boolean },
  action: CampaignAction,
): CampaignStatus | null {
  const { from, to, asksApproval } = NEXT[action]
  if (!from.includes(status) || (asksApproval && !isApproved)) return null
  return to
}

/** By what a list of campaigns is ordered. */
export const CAMPAIGN_SORTS = ['created', 'title', 'status', 'spent', 'views', 'clicks'] as const
