import * as contract from '#contract/setup.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createCertificateReader, readDiskSpace, readMailStatus } from './system-status.ts'
import { setStepPostponed } from './postponed.ts'
import { readSetup } from './read.ts'

/** What is left to set up on a new site, for administrators. */
export function setupRoutes(api: Api, { hasBackupBucket }: { hasBackupBucket: boolean }): void {
  const installation = {
    hasMailServer: api.deps.config.hasMailServer ?? false,
    hasBackupBucket,
  }
  const readCertificate = createCertificateReader(api.deps.config.siteUrl)
  bind(api, contract.getSystemStatus, async ({ db, now }) => ({
    data: {
      mail: await readMailStatus(db, now(), installation.hasMailServer),
      disk: await readDiskSpace(api.deps.uploads.incoming),
      certificate: await readCertificate(now()),
    },
  }))
  bindData(api, contract.getSetup, ({ db, actor }) => readSetup(db, actor.id, installation))
  bind(api, contract.setSetupStepPostponed, async (ctx, { params, body }) => {
    await setStepPostponed(ctx, { ...params, ...body })
    return { data: await readSetup(ctx.db, ctx.actor.id, installation) }
  })
}
