import { parseAmount } from '#app/form/amount.ts'
import type { DescribeField } from '#app/form/FieldMerge.tsx'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { campaigns } from '#i18n/en/app/campaigns.ts'
import { CAMPAIGN_FIELDS } from '#shared/rules/campaign-fields.ts'
import { formatRupees } from '#shared/rules/money.ts'
import type { CampaignValues } from './campaign-values.ts'
import { formatRunDates } from './card-texts.ts'

type Field = keyof typeof t.fields

/** What a field is called; start and end are one. */
export const getCampaignFieldLabel = (field: string): string =>
  field === 'startDate' ? t.dates : (t.fields[field as Field] ?? field)

/** Says in words what the form of a campaign has at a field, and what belongs to it. */
export const describeCampaignField: DescribeField = (field, values) => {
  const campaign = values as CampaignValues
  return { name: getCampaignFieldLabel(field), text: textOf(field as Field, campaign) }
}

function textOf(field: Field, campaign: CampaignValues): string {
  const value = campaign[field]
  if (field === 'startDate') return formatRunDates(campaign)
  if (typeof value === 'string')
    return CAMPAIGN_FIELDS[field].kind === 'rupees' ? money(value) : value
  return value.join(', ') || (field === 'locations' ? campaigns.allTowns : '')
}

/** As it was typed where it is no amount. */
const money = (typed: string): string => {
  const amount = parseAmount(typed)
  return amount === null || Number.isNaN(amount) ? typed : formatRupees(amount)
}
