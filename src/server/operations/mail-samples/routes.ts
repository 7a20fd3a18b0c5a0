import * as contract from '#contract/mail-samples.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listMailSamples, readMailSample } from './read.ts'
import { sendTestMail } from './send-test.ts'

/** `/admin/mails`: what the website's mails look like, and whether they arrive. */
export function mailSampleRoutes(api: Api): void {
  bindData(api, contract.listMailSamples, (ctx) => listMailSamples(ctx))
  bindData(api, contract.getMailSample, (ctx, { params, query }) =>
    readMailSample(ctx, params.name, query.language),
  )
  bindData(api, contract.sendTestMail, (ctx, { params, query }) =>
    sendTestMail(ctx, params.name, query.language),
  )
}
