import { businessPath } from '#config/routes.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { claimPending } from '#server/kit/mail/templates/claim-waits.ts'
import { getSiteMailRecipients } from '#server/kit/settings/index.ts'
import type { ClaimProofMethod } from '#shared/rules/claims.ts'

/** Mails the administrators that a claim waits for a decision. */
export async function notifyAdminsOfClaim(
  tx: Transaction,
  siteUrl: string,
  { name, slug, proof }: { name: string; slug: string; proof: ClaimProofMethod },
): Promise<void> {
  const values = { name, proof, url: new URL(businessPath(slug), siteUrl).href }
  const { mailTo } = await getSiteMailRecipients(tx)
  for (const to of mailTo) await queueMail(tx, { to, template: claimPending, values })
}
