import * as contract from '#contract/enquiries.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { bindPlainForm } from '#server/http/bind-plain-form.ts'
import { sendEnquiry } from './send.ts'

/** Writing to the website or to a business without an account; both addresses do both. */
export function enquiryRoutes(api: Api): void {
  const limits = new RateLimits(api.deps.db)
  const { siteUrl } = api.deps.config
  for (const endpoint of [contract.sendEnquiry, contract.sendContact])
    bind(api, endpoint, async ({ body }, call) => ({
      data: await sendEnquiry(limits, siteUrl, body, call),
    }))
  bindPlainForm(api, '/contact', '/contact', contract.sendContact.body, (body, call) =>
    sendEnquiry(limits, siteUrl, body, call),
  )
}
