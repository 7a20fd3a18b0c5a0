import * as contract from '#contract/enquiries.ts'
import { Attempts } from '#server/attempts.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { sendEnquiry } from './send.ts'

/** Writing to the website or to a business without an account; both addresses do both. */
export function enquiryRoutes(api: Api): void {
  const attempts = new Attempts()
  for (const endpoint of [contract.sendEnquiry, contract.sendContact])
    bind(api, endpoint, async ({ body }, call) => ({ data: await sendEnquiry(attempts, body, call) }))
}
