import { formatExcludedCampaigns, listCappedCampaigns } from '#shared/rules/capped-campaigns.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

/* Which advertisements this page has, and which were seen often enough in this browser today. */

const KEY = 'zila-ads-seen'

const ofPage = new Set<string>()
const today = () => getKolkataDate(new Date())

/** Marks a campaign as shown on this page, so that no other slot shows it. */
export const markCampaignOnPage = (campaignId: number): void => void ofPage.add(`${campaignId}`)

/** Counts that a campaign was in view, in this browser alone. */
export async function recordAdSeen(campaignId: number): Promise<void> {
  const { addSeenView } = await import('#shared/rules/ad-seen-counts.ts')
  try {
    localStorage.setItem(KEY, addSeenView(localStorage.getItem(KEY), today(), campaignId))
  } catch {
    // Where nothing can be kept, one may be seen more often.
  }
}

/** The campaigns not to be shown, as a request names them. */
export function getExcludedCampaigns(): string {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // Likewise.
  }
  return formatExcludedCampaigns([...ofPage, ...listCappedCampaigns(kept, today())])
}
