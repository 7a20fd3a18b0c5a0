import { expect } from 'vitest'
import * as contract from '#contract/imports.ts'
import type { ImportDetail } from '#contract/imports.ts'
import type { TestApi } from './api.ts'

/** The calls of an import as an administrator makes them; each waits until the server is done. */
export function createImportCalls(get: () => { api: TestApi; token: string }) {
  const given = ({ id }: { id: number }) => ({ params: { id }, token: get().token })

  async function upload(text: string, name = 'shops.csv'): Promise<ImportDetail> {
    const { api, token } = get()
    const form = new FormData()
    form.append('file', new File([text], name, { type: 'text/csv' }))
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await api.ask('/admin/imports', { method: 'POST', headers, body: form })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { data: ImportDetail }).data
  }

  async function ended(one: ImportDetail): Promise<ImportDetail> {
    await get().api.runTask('imports')
    return (await get().api.read(contract.getImport, given(one))).data
  }

  async function check(
    one: ImportDetail,
    changes: Partial<ImportDetail['choices']> = {},
  ): Promise<ImportDetail> {
    const body = { ...one.choices, ...changes }
    await get().api.read(contract.checkImport, { ...given(one), body })
    return ended(one)
  }

  async function run(one: ImportDetail): Promise<ImportDetail> {
    await get().api.read(contract.runImport, given(one))
    return ended(one)
  }

  async function undo(one: ImportDetail): Promise<ImportDetail> {
    await get().api.read(contract.undoImport, given(one))
    return ended(one)
  }

  return { given, upload, ended, check, run, undo }
}
