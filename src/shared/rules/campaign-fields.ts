import { listNamesWith, type NamesWith } from './fields.ts'

/** What is true of a field of a campaign, for contract, server and form. */
export type CampaignFieldRule = {
  /** A text, rupees, a day that may be blank, or several words. */
  kind: 'text' | 'rupees' | 'day' | 'words'
  /** How many characters a text may have. */
  max?: number
  /** So many rupees at least. */
  least?: number
  /** It may not be blank. */
  required?: boolean
  /** Everyone sees it: a change after approval needs another review. */
  shown?: true
}

/** The fields that an advertiser gives, in the order of the form. */
export const CAMPAIGN_FIELDS = {
  title: { kind: 'text', max: 200, required: true, shown: true },
  description: { kind: 'text', max: 2000 },
  targetUrl: { kind: 'text', max: 500, required: true, shown: true },
  budget: { kind: 'rupees', least: 1, required: true },
  dailyBudget: { kind: 'rupees', least: 10 },
  costPerClick: { kind: 'rupees', least: 1, required: true },
  startDate: { kind: 'day' },
  endDate: { kind: 'day' },
  locations: { kind: 'words' },
  keywords: { kind: 'words' },
  interests: { kind: 'words' },
  demographics: { kind: 'words' },
} as const satisfies Record<string, CampaignFieldRule>

type Fields = typeof CAMPAIGN_FIELDS
export type CampaignFieldName = keyof Fields
/** The fields of which that is true. */
export type CampaignFieldWith<Key extends keyof CampaignFieldRule, Value> = NamesWith<
  Fields,
  Key,
  Value
>

export const CAMPAIGN_FIELD_NAMES = Object.keys(CAMPAIGN_FIELDS) as CampaignFieldName[]
export const PUBLIC_CAMPAIGN_FIELDS = listNamesWith(CAMPAIGN_FIELDS, 'shown', true)
/** The words that say whom it is for. */
export type AudienceField = Extract<
  CampaignFieldWith<'kind', 'words'>,
  'interests' | 'demographics'
>
