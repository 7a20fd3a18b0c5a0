import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSettings } from '#contract/settings.ts'
import { auditEntries, publishMarks, settings } from '#server/db/tables/index.ts'
import { saveSettings } from '#server/settings/index.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const read = async () => (await api.read(getSettings)).data

describe('settings', () => {
  test('that were never saved have their defaults', async () => {
    expect(await read()).toMatchObject({ siteName: 'Business Directory', logoSize: 'medium', allowRegistration: true })
  })

  test('are saved one by one, with who did it and a mark to publish', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const actor = { kind: 'user', id: admin.id, role: 'admin', name: admin.name } as const
    await saveSettings(api.db, actor, { siteName: '  Palamu ', theme: 'dark' })
    await saveSettings(api.db, { kind: 'job', name: 'sample' }, { theme: 'auto' })
    expect(await read()).toMatchObject({ siteName: 'Palamu', theme: 'auto', logoSize: 'medium' })
    const [row] = await api.db.select().from(settings)
    expect(row?.values).toEqual({ siteName: 'Palamu', theme: 'auto' })
    expect(await api.db.select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
      {
        actor: 'user',
        accountId: admin.id,
        action: 'update',
        noun: 'settings',
        detail: { changed: ['siteName', 'theme'] },
      },
      { actor: 'job', accountId: null, detail: { job: 'sample', changed: ['theme'] } },
    ])
    expect(await api.db.select().from(publishMarks)).toMatchObject([{ noun: 'settings', change: 'updated' }, {}])
  })

  test('that are not valid are refused by name and change nothing', async () => {
    const before = await read()
    const wrong = { siteName: ' ', primaryColor: 'red', facebookUrl: 'javascript:alert(1)', theme: 'dark' as const }
    await expect(saveSettings(api.db, { kind: 'job', name: 'sample' }, wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: {
        fields: {
          siteName: 'This is required',
          primaryColor: 'Use a colour like #1D5B3B',
          facebookUrl: expect.any(String) as string,
        },
      },
    })
    expect(await read()).toEqual(before)
  })

  test('that later turn out wrong fall back to their default, each alone', async () => {
    await api.db.update(settings).set({ values: { siteName: 'Palamu', primaryColor: 7, gone: true } })
    expect(await read()).toMatchObject({ siteName: 'Palamu', primaryColor: '#3B82F6' })
  })
})
