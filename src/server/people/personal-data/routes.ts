import * as contract from '#contract/personal-data.ts'
import { deleteUser as deleteEndpoint } from '#contract/users.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { deleteUser } from './delete-user.ts'
import { requestDeletion, readDeletion } from './deletion.ts'
import { requestDownload, sendZip, DATA_ZIP_PATH } from './download.ts'
import { erasureTask } from './erase.ts'
import type { PersonalData } from './part.ts'

/** Download and deletion of all data in the register. */
export function personalDataRoutes(api: Api, register: readonly PersonalData[]): void {
  bind(api, contract.requestDataDownload, async (ctx) => ({ data: await requestDownload(ctx) }))
  bind(api, contract.getAccountDeletion, async (ctx) => ({
    data: await readDeletion(ctx, register),
  }))
  bind(api, contract.requestAccountDeletion, async (ctx, { body }) => ({
    data: await requestDeletion(ctx, body),
  }))
  bind(api, deleteEndpoint, async (ctx, { params, query }) => ({
    data: await deleteUser(ctx, { ...query, id: params.id }, register),
  }))
  api.app.get(DATA_ZIP_PATH, (c) => sendZip(api, c, register))
  const { tasks, now = () => new Date() } = api.deps
  tasks.add(erasureTask({ ...api.ports, now }, register))
}
