import * as contract from '#contract/personal-data.ts'
import { deleteUser as deleteEndpoint } from '#contract/users.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { deleteUser } from './delete-user.ts'
import { requestDeletion, previewDeletion } from './deletion.ts'
import { requestDownload, sendZip, DATA_ZIP_PATH } from './download.ts'
import { erasureTask } from './erase.ts'
import type { PersonalData } from './part.ts'

/** Download and deletion of all data in the register. */
export function personalDataRoutes(api: Api, register: readonly PersonalData[]): void {
  bindData(api, contract.requestDataDownload, (ctx) => requestDownload(ctx))
  bindData(api, contract.previewAccountDeletion, (ctx) => previewDeletion(ctx, register))
  bindData(api, contract.requestAccountDeletion, (ctx, { body }) => requestDeletion(ctx, body))
  bindData(api, deleteEndpoint, (ctx, { params, query }) =>
    deleteUser(ctx, { ...query, id: params.id }, register),
  )
  api.app.get(DATA_ZIP_PATH, (c) => sendZip(api, c, register))
  const { tasks, now = () => new Date() } = api.deps
  tasks.add(erasureTask({ ...api.ports, now }, register))
}
