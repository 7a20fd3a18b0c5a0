import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/index.ts'
import { readScreen, SCREEN_READS, type PreloadedScreen } from '#contract/screens.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const readFirst = async (screen: PreloadedScreen, token: string) =>
  (await api.read(readScreen, { params: { screen }, token })).data

describe('what a screen reads first', () => {
  test('is in one answer, each read as it is answered alone', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const answers = await readFirst('addListing', owner.token)
    expect(Object.keys(answers)).toEqual(SCREEN_READS.addListing.paths)
    for (const [path, answer] of Object.entries(answers)) {
      const alone = await api.ask(path, authorizedRequest(owner.token))
      expect(answer, path).toEqual(await alone.json())
    }
  })

  test('has the detail of the first item of the queue', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const { id } = await insertBusiness(api.db, { status: 'pending' })
    const answers = await readFirst('adminReview', admin.token)
    expect(answers).toHaveProperty([`/admin/queue/listing/${id}`, 'data'])
  })

  test('leaves out what is refused', async () => {
    const member = await insertAccount(api.db)
    const answers = await readFirst('adminReview', member.token)
    expect(Object.keys(answers)).toEqual(['/users/profile'])
  })

  test('is for those who are signed in, and for known screens', async () => {
    expect(await api.fail('/screens/dashboard')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const { token } = await insertAccount(api.db)
    expect(await api.fail('/screens/other', authorizedRequest(token))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { screen: expect.any(String) as string },
    })
  })

  test('names screens and reads that there are', () => {
    const known = ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path }) => path)
    for (const [screen, reads] of Object.entries(SCREEN_READS)) {
      expect(Object.keys(APP_PATHS)).toContain(screen)
      const detail = 'detail' in reads ? [reads.detail] : []
      for (const path of [...reads.paths, ...detail]) expect(known).toContain(path.split('?')[0])
    }
  })
})
