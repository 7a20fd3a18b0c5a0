import * as contract from '#contract/imports.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getImportChangesFile } from './changes-file.ts'
import { checkImport, runImport, stopImport, undoImport } from './change.ts'
import { decideImport } from './decide.ts'
import { deleteOldImports } from './delete-old.ts'
import { getImportProblemsFile } from './problems-file.ts'
import { getImportDetail, listImports } from './read.ts'
import { uploadImport } from './upload.ts'
import { processImports } from './process.ts'

/** Files of listings that administrators import and take back. */
export function importRoutes(api: Api): void {
  const { db, config, tasks, now = () => new Date() } = api.deps
  tasks.add({
    name: 'imports',
    everyMs: 1000,
    run: (signal) => processImports({ db, siteUrl: config.siteUrl }, signal),
  })
  tasks.add({
    name: 'forget old imports',
    everyMs: DAY_MS,
    run: () => deleteOldImports(db, now()),
  })
  bindFileForm(api, contract.uploadImport, async (ctx, { files }) => ({
    data: await uploadImport(ctx, files),
  }))
  bind(api, contract.listImports, async (ctx) => ({ data: await listImports(ctx) }))
  bind(api, contract.readImport, async (ctx, { params }) => ({
    data: await getImportDetail(ctx.db, params.id),
  }))
  bind(api, contract.checkImport, async (ctx, { params, body }) => ({
    data: await checkImport(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.decideImport, async (ctx, { params, body }) => ({
    data: await decideImport(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.runImport, async (ctx, { params }) => ({
    data: await runImport(ctx, params.id),
  }))
  bind(api, contract.stopImport, async (ctx, { params }) => ({
    data: await stopImport(ctx, params.id),
  }))
  bind(api, contract.undoImport, async (ctx, { params }) => ({
    data: await undoImport(ctx, params.id),
  }))
  bind(api, contract.getImportProblems, async (ctx, { params }) => ({
    data: await getImportProblemsFile(ctx, params.id),
  }))
  bind(api, contract.getImportChanges, async (ctx, { params }) => ({
    data: await getImportChangesFile(ctx, params.id),
  }))
}
