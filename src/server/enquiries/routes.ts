import * as contract from '#contract/enquiries.ts'
import { bind } from '#server/http/bind.ts'
import { bindPlainForm } from '#server/http/bind-plain-form.ts'
import type { Api } from '#server/http/context.ts'
import { sendEnquiry } from './send.ts'

/**
 * Writing to the website or to a business without an account. Each of the two addresses takes both.
 */
export function enquiryRoutes(api: Api): void {
  for (const endpoint of [contract.sendEnquiry, contract.sendContact])
    bind(api, endpoint, async (ctx, { body }) => ({ data: await sendEnquiry(ctx, body) }))
  bindPlainForm(api, '/contact', '/contact', contract.sendContact.body, sendEnquiry)
}
