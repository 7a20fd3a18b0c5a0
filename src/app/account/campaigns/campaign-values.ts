import { getAmountProblem, parseAmount } from '#app/form/amount.ts'
import type { CallInput } from '#client/call.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import {
  CAMPAIGN_FIELD_NAMES,
  CAMPAIGN_FIELDS,
  type CampaignFieldName,
  type CampaignFieldWith,
} from '#shared/rules/campaign-fields.ts'
import { DEFAULT_COST_PER_CLICK } from '#shared/rules/campaigns.ts'
import { formatRupees } from '#shared/rules/money.ts'

type Words = CampaignFieldWith<'kind', 'words'>
type FieldValues = Record<Exclude<CampaignFieldName, Words>, string> & Record<Words, string[]>

/** A campaign as it is typed; the version is that with which it was read. */
export type CampaignValues = FieldValues & {
  version: number | null
  /** What the form of an existing campaign began with, as JSON; another's change is merged by it. */
  base?: string
}

const mapFields = (valueOf: (name: CampaignFieldName) => string | string[]) =>
  Object.fromEntries(CAMPAIGN_FIELD_NAMES.map((name) => [name, valueOf(name)])) as FieldValues

const EMPTY: CampaignValues = {
  ...mapFields((name) => (CAMPAIGN_FIELDS[name].kind === 'words' ? [] : '')),
  costPerClick: DEFAULT_COST_PER_CLICK.toFixed(2),
  version: null,
}

/** The values of the form: blank, of a campaign with what it proposes, or of one to run again. */
export function toCampaignValues(
  campaign: Campaign | null,
  { isCopy = false } = {},
): CampaignValues {
  if (!campaign) return EMPTY
  const known = { ...campaign, ...campaign.proposed, ...campaign.targetAudience }
  return {
    ...mapFields((name) => {
      const value = known[name]
      if (Array.isArray(value)) return value
      return isCopy && CAMPAIGN_FIELDS[name].kind === 'day' ? '' : String(value ?? '')
    }),
    costPerClick: campaign.costPerClick.toFixed(2),
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

const money = (name: CampaignFieldWith<'kind', 'rupees'>) => (text: string) => {
  const { least } = CAMPAIGN_FIELDS[name]
  const amount = parseAmount(text)
  if (amount === null) return name === 'dailyBudget' || t.needed[name]
  return getAmountProblem(text) ?? (amount >= least || t.wrong.least(formatRupees(least)))
}

/** Validation rules by field, checked before sending; the server checks again. */
export const CAMPAIGN_RULES = {
  title: (text: string) => text.trim() !== '' || t.needed.title,
  targetUrl: (text: string) => addressProblem(text.trim()) ?? true,
  budget: money('budget'),
  dailyBudget: money('dailyBudget'),
  costPerClick: money('costPerClick'),
  endDate: (last: string, { startDate }: CampaignValues) =>
    !last || !startDate || startDate <= last || t.wrong.order,
}

function addressProblem(text: string): string | null {
  if (!text) return t.needed.targetUrl
  if (!/^https?:\/\//i.test(text)) return t.wrong.begin
  return URL.canParse(text) ? null : t.wrong.address
}
