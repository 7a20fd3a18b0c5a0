import { eq } from 'drizzle-orm'
import type { WebsiteSettings } from '#contract/settings.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts, adBillingDetails } from '#server/kit/db/tables/index.ts'
import type { PaperContent } from '#shared/rules/ad-papers.ts'
import { getStateOfGstin } from '#shared/rules/gst.ts'

type Parties = Pick<PaperContent, 'site' | 'seller' | 'buyer'>

/**
 * Who a paper is from and for: the settings of the site, and what the advertiser has said of
 * invoices, or else the name of the account.
 */
export async function readParties(
  db: DbOrTransaction,
  accountId: number,
  site: WebsiteSettings,
): Promise<Parties> {
  const [row] = await db
    .select({
      name: accounts.name,
      email: accounts.email,
      billed: adBillingDetails.name,
      address: adBillingDetails.address,
      state: adBillingDetails.state,
      gstin: adBillingDetails.gstin,
    })
    .from(accounts)
    .leftJoin(adBillingDetails, eq(adBillingDetails.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  return {
    site: site.siteName,
    seller: {
      name: site.legalName || site.siteName,
      address: site.contactAddress,
      email: site.contactEmail,
      gstin: site.gstin,
      state: site.gstin && getStateOfGstin(site.gstin),
    },
    buyer: {
      name: row?.billed ?? row?.name ?? '',
      address: row?.address ?? '',
      email: row?.email ?? '',
      gstin: row?.gstin ?? '',
      state: row?.state ?? '',
    },
  }
}
