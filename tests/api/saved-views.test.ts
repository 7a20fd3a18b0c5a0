import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteSavedView, listSavedViews, saveView } from '#contract/saved-views.ts'
import { MAX_SAVED_VIEWS } from '#shared/rules/saved-views.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount } from './setup/builders.ts'

let api: TestApi
let meera: string
let arun: string

beforeAll(async () => {
  api = await startApi()
  meera = (await insertAccount(api.db, { role: 'admin' })).token
  arun = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

const save = (title: string, query: string, list = 'businesses', token = meera) =>
  api.read(saveView, { body: { list, title, query }, token })
const viewsOf = async (token: string, list = 'businesses') =>
  (await api.read(listSavedViews, { query: { list }, token })).data

test('a view belongs to its administrator and its table, and is replaced by its name', async () => {
  const { data: first } = await save('No phone', 'lacks=phone')
  await save('Pending', 'status=pending')
  await save('No phone', 'lacks=phone&town=3')
  expect((await viewsOf(meera)).map(({ title, query }) => [title, query])).toEqual([
    ['No phone', 'lacks=phone&town=3'],
    ['Pending', 'status=pending'],
  ])
  expect(await viewsOf(arun)).toEqual([])
  expect(await viewsOf(meera, 'users')).toEqual([])
  expect(
    await api.fail(`/admin/views/${first.id}`, bodyRequest('DELETE', undefined, arun)),
  ).toMatchObject({ code: 'NOT_FOUND' })
  await api.read(deleteSavedView, { params: { id: first.id }, token: meera })
  expect((await viewsOf(meera)).map(({ title }) => title)).toEqual(['Pending'])
})

test(`a table has at most ${MAX_SAVED_VIEWS}; one of a known name is still replaced`, async () => {
  for (let at = 0; at < MAX_SAVED_VIEWS; at++) await save(`View ${at}`, '', 'users')
  const more = { list: 'users', title: 'One more', query: '' }
  expect(await api.fail('/admin/views', bodyRequest('POST', more, meera))).toMatchObject({
    code: 'NOT_POSSIBLE',
  })
  await save('View 3', 'role=owner', 'users')
})
