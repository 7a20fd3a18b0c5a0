/** So many campaigns a request may name: those of the page, and those seen often enough. */
export const MAX_EXCLUDED_CAMPAIGNS = 60
export const EXCLUDED_CAMPAIGNS_PATTERN = new RegExp(
  `^(\\d{1,10}(,\\d{1,10}){0,${MAX_EXCLUDED_CAMPAIGNS - 1}})?$`,
)

/** The campaigns that a request names. */
export const parseExcludedCampaigns = (text: string): ReadonlySet<number> =>
  new Set(text === '' ? [] : text.split(',').map(Number))
