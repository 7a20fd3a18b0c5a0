/* What a browser tells of the advertisements that were in view there today. It is kept as
   `2026-08-15|9,12|12:6 9:6 3:1`: the day, the campaigns that were seen often enough, and how often
   each was (`ad-counts.ts`, which is loaded once there is something to count). */

/** As `MAX_EXCLUDED_CAMPAIGNS`, which the server checks. */
const MOST = 60

/** The campaigns that were seen often enough on a day, the latest first. */
export function listCappedCampaigns(text: string | null, day: string): string[] {
  const [of, ids] = (text ?? '').split('|')
  return (of === day && ids?.match(/\b\d{1,10}\b/g)) || []
}

/** The campaigns not to be shown, as a request says it: those of the page first. */
export const formatExcludedCampaigns = (campaigns: Iterable<string>): string =>
  [...new Set(campaigns)].slice(0, MOST).join(',')
