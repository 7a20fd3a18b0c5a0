import type { ResponseOf } from '#contract/endpoint.ts'
import type { sendReport as endpoint } from '#contract/reports.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { report as reportMail } from '#server/kit/mail/templates/report.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { findPublicRecord } from './find-public.ts'
import { formatReference } from './reference.ts'
import { getNoticeRecipients, storeReport } from './store-report.ts'

type Report = EndpointInput<typeof endpoint>['body']

/**
 * Keeps a report about a public record, mails its number to an address that was given, and the
 * report to the administrators. A second report of a signed-in person about the same record counts
 * as the first, and so does one with the same key. Throws NOT_FOUND, NO_RECIPIENT or
 * TOO_MANY_REQUESTS.
 */
export async function createReport(
  { db, address, config, limits, now, whoAsks }: VisitorContext,
  report: Report,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const { noun, recordId, reason, email = null, language } = report
  const detail = normaliseText(report.detail)
  // Not by the typed address: anybody can type in anybody's, and would stop them. Receipts have a
  // limit of their own.
  await limits.take([
    { use: 'report from', network: address, max: 20, withinMs: DAY_MS },
    {
      use: 'report of a record from',
      key: `${address} of ${noun} ${recordId}`,
      max: 3,
      withinMs: DAY_MS,
    },
  ])
  // A program filled the hidden field: it gets a success, and nothing is kept.
  if (isCaughtByHoneypot(report)) return { noun, recordId, reference: null }
  const reported = await findPublicRecord(db, report)
  if (!reported) throw new ApiError('NOT_FOUND')
  const actor = await whoAsks()
  const id = await db.transaction(async (tx) => {
    const once = { use: 'report', key: report.key }
    const earlier = await findWritten(tx, once)
    if (earlier !== undefined) return earlier
    const to = await getNoticeRecipients(tx)
    const given = { noun, recordId, reason, detail, email, language }
    const taken = await storeReport(tx, { actor, now: now() }, given)
    await rememberWritten(tx, once, taken.id)
    if (!taken.isNew) return taken.id
    const values = { title: reported.title, url: config.siteUrl + reported.path, reason, detail }
    for (const one of to) await queueMail(tx, { to: one, template: reportMail, values })
    return taken.id
  })
  return { noun, recordId, reference: formatReference(id) }
}
