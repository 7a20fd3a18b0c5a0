import type { ResponseOf } from '#contract/endpoint.ts'
import type { submitComplaint as endpoint } from '#contract/reports.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { report as reportMail } from '#server/kit/mail/templates/report.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { findPublicRecord } from './find-public.ts'
import { formatReference } from './reference.ts'
import { getNoticeRecipients, storeReport } from './store-report.ts'

type Complaint = EndpointInput<typeof endpoint>['body']

/**
 * Keeps a complaint of the form, mails its number to who sent it, and the complaint to the
 * administrators. One with the key of an earlier one answers the first. Throws NO_RECIPIENT or
 * TOO_MANY_REQUESTS.
 */
export async function submitComplaint(
  { db, address, config, limits, now, whoAsks }: VisitorContext,
  complaint: Complaint,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const { name, email, reason, url, language } = complaint
  const detail = normaliseText(complaint.detail)
  await limits.take([{ use: 'complaint from', network: address, max: 20, withinMs: DAY_MS }])
  if (isCaughtByHoneypot(complaint)) return { reference: null }
  const actor = await whoAsks()
  const review = await reviewAt(db, url)
  const id = await db.transaction(async (tx) => {
    const once = { use: 'complaint', key: complaint.key }
    const earlier = await findWritten(tx, once)
    if (earlier !== undefined) return earlier
    const to = await getNoticeRecipients(tx)
    const given = { name, email, reason, url, detail, language }
    const context = { actor, now: now() }
    const ofReview = review && (await storeReport(tx, context, { ...review, ...given }))
    // A person reports a review once; what they write of it later is kept all the same.
    const taken = ofReview?.isNew
      ? ofReview
      : await storeReport(tx, context, { noun: 'page', recordId: null, ...given })
    await rememberWritten(tx, once, taken.id)
    const values = {
      title: url ?? `complaint ${formatReference(taken.id)}`,
      url: `${config.siteUrl}/admin/reports?report=${taken.id}`,
      reason,
      detail,
    }
    for (const one of to) await queueMail(tx, { to: one, template: reportMail, values })
    return taken.id
  })
  return { reference: formatReference(id) }
}

/** The public review that an address such as `/business/sharma-medical#review-12` names. */
async function reviewAt(db: Db, url: string | null) {
  const id = Number(/#review-(\d{1,9})$/.exec(url ?? '')?.[1])
  const review = { noun: 'review', recordId: id } as const
  return id && (await findPublicRecord(db, review)) ? review : null
}
