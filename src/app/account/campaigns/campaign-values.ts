import { getAmountProblem, parseAmount } from '#app/form/amount.ts'
import type { CallInput } from '#client/call.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import {
  MIN_BUDGET,
  MIN_COST_PER_CLICK,
  MIN_DAILY_BUDGET,
  DEFAULT_COST_PER_CLICK,
} from '#shared/rules/campaigns.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** A campaign as it is typed; the version is that with which it was read. */
export type CampaignValues = {
  title: string
  description: string
  targetUrl: string
  budget: string
  dailyBudget: string
  costPerClick: string
  startDate: string
  endDate: string
  locations: string[]
  keywords: string[]
  interests: string[]
  demographics: string[]
  version: number | null
  /** What the form of an existing campaign began with, as JSON; another's change is merged by it. */
  base?: string
}

const EMPTY: CampaignValues = {
  ...{ title: '', description: '', targetUrl: '', budget: '', dailyBudget: '' },
  costPerClick: DEFAULT_COST_PER_CLICK.toFixed(2),
  ...{ startDate: '', endDate: '' },
  ...{ locations: [], keywords: [], interests: [], demographics: [] },
  version: null,
}

/** The values of the form: blank, of a campaign with what it proposes, or of one to run again. */
export function toCampaignValues(
  campaign: Campaign | null,
  { isCopy = false } = {},
): CampaignValues {
  if (!campaign) return EMPTY
  const { proposed, targetAudience, dailyBudget, startDate, endDate } = campaign
  return {
    title: proposed?.title ?? campaign.title,
    description: campaign.description,
    targetUrl: proposed?.targetUrl ?? campaign.targetUrl,
    budget: String(campaign.budget),
    dailyBudget: dailyBudget === null ? '' : String(dailyBudget),
    costPerClick: campaign.costPerClick.toFixed(2),
    startDate: (!isCopy && startDate) || '',
    endDate: (!isCopy && endDate) || '',
    locations: campaign.locations,
    keywords: campaign.keywords,
    interests: targetAudience.interests,
    demographics: targetAudience.demographics,
    version: isCopy ? null : campaign.version,
  }
}

type Body = NonNullable<CallInput<'PUT /ads/campaigns/{id}'>['body']>

/** What the calls take for what was typed. */
export const toCampaignBody = ({ interests, demographics, version, ...values }: CampaignValues) =>
  ({
    title: values.title.trim(),
    description: values.description.trim(),
    targetUrl: values.targetUrl.trim(),
    budget: parseAmount(values.budget)!,
    dailyBudget: parseAmount(values.dailyBudget),
    costPerClick: parseAmount(values.costPerClick)!,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    locations: values.locations,
    keywords: values.keywords,
    targetAudience: { interests, demographics },
    ...(version === null ? {} : { version }),
  }) satisfies Record<Exclude<keyof Body, 'version' | 'status' | 'isDraft'>, unknown>

const money =
  (needed: string | null, least: number) =>
  (text: string): true | string => {
    const amount = parseAmount(text)
    if (amount === null) return needed ?? true
    return getAmountProblem(text) ?? (amount >= least || t.wrong.least(formatRupees(least)))
  }

/** Validation rules by field, checked before sending; the server checks again. */
export const CAMPAIGN_RULES = {
  title: (text: string) => text.trim() !== '' || t.needed.title,
  targetUrl: (text: string) => addressProblem(text.trim()) ?? true,
  budget: money(t.needed.budget, MIN_BUDGET),
  dailyBudget: money(null, MIN_DAILY_BUDGET),
  costPerClick: money(t.needed.costPerClick, MIN_COST_PER_CLICK),
  endDate: (last: string, { startDate }: CampaignValues) =>
    !last || !startDate || startDate <= last || t.wrong.order,
}

function addressProblem(text: string): string | null {
  if (!text) return t.needed.targetUrl
  if (!/^https?:\/\//i.test(text)) return t.wrong.begin
  return URL.canParse(text) ? null : t.wrong.address
}
