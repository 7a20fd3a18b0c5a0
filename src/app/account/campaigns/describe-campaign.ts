import { parseAmount } from '#app/form/amount.ts'
import type { DescribeField } from '#app/form/FieldMerge.tsx'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { campaigns } from '#i18n/en/app/campaigns.ts'
import { formatRupees } from '#shared/rules/money.ts'
import type { CampaignValues } from './campaign-values.ts'
import { formatRunDates } from './card-texts.ts'

type Field = keyof typeof t.fields

/** What a field is called; start and end are one. */
export const nameCampaignField = (field: string): string =>
  field === 'startDate' ? t.dates : (t.fields[field as Field] ?? field)

/** Says in words what the form of a campaign has at a field, and what belongs to it. */
export const describeCampaign: DescribeField = (field, values) => {
  const campaign = values as CampaignValues
  const texts: Partial<Record<Field, string>> = {
    budget: money(campaign.budget),
    dailyBudget: money(campaign.dailyBudget),
    costPerClick: money(campaign.costPerClick),
    startDate: formatRunDates(campaign),
    locations: campaign.locations.join(', ') || campaigns.allTowns,
    keywords: campaign.keywords.join(', '),
    interests: campaign.interests.join(', '),
    demographics: campaign.demographics.join(', '),
  }
  const text = texts[field as Field] ?? campaign[field as 'title' | 'description' | 'targetUrl']
  return { name: nameCampaignField(field), text }
}

/** As it was typed where it is no amount. */
const money = (typed: string): string => {
  const amount = parseAmount(typed)
  return amount === null || Number.isNaN(amount) ? typed : formatRupees(amount)
}
