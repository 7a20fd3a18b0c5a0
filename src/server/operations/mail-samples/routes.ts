import * as contract from '#contract/mail-samples.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { listMailSamples, readMailSample } from './read.ts'
import { sendTestMail } from './send-test.ts'

/** `/admin/mails`: what the website's mails look like, and whether they arrive. */
export function mailSampleRoutes(api: Api): void {
  bind(api, contract.listMailSamples, async (ctx) => ({ data: await listMailSamples(ctx) }))
  bind(api, contract.readMailSample, async (ctx, { params, query }) => ({
    data: await readMailSample(ctx, params.name, query.language),
  }))
  bind(api, contract.sendTestMail, async (ctx, { params, query }) => ({
    data: await sendTestMail(ctx, params.name, query.language),
  }))
}
