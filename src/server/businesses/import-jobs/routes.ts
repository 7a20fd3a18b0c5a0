import * as contract from '#contract/imports.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getImportChangesFile } from './changes-file.ts'
import { startImportCheck, startImport, stopImport, startImportUndo } from './change.ts'
import { saveCauseDecision } from './decide.ts'
import { deleteOldImports } from './delete-old.ts'
import { hasWaitingImport } from './lease.ts'
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
    due: hasWaitingImport,
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
  bindData(api, contract.listImports, (ctx) => listImports(ctx))
  bindData(api, contract.getImport, (ctx, { params }) => getImportDetail(ctx.db, params.id))
  bindData(api, contract.checkImport, (ctx, { params, body }) =>
    startImportCheck(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.setImportDecision, (ctx, { params, body }) =>
    saveCauseDecision(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.runImport, (ctx, { params }) => startImport(ctx, params.id))
  bindData(api, contract.stopImport, (ctx, { params }) => stopImport(ctx, params.id))
  bindData(api, contract.undoImport, (ctx, { params }) => startImportUndo(ctx, params.id))
  bindData(api, contract.getImportProblems, (ctx, { params }) =>
    getImportProblemsFile(ctx, params.id),
  )
  bindData(api, contract.getImportChanges, (ctx, { params }) =>
    getImportChangesFile(ctx, params.id),
  )
}
