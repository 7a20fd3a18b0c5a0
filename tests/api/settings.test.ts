import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getSettings,
  listSettingsHistory,
  createMaintenancePass,
  restoreSettings,
  saveSettings as saveEndpoint,
} from '#contract/settings.ts'
import { auditEntries, publishMarks, settings } from '#server/kit/db/tables/index.ts'
import { hasSitePass, saveSettings } from '#server/kit/settings/index.ts'
import { authorizedRequest, jsonRequest, TEST_SECRET, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid' })
})

afterAll(() => api.close())

const read = async () => (await api.read(getSettings)).data

describe('settings', () => {
  test('that were never saved have their defaults', async () => {
    expect(await read()).toMatchObject({
      siteName: 'Business Directory',
      logoSize: 'medium',
      allowRegistration: true,
    })
  })

  test('are saved one by one, with who did it and a mark to publish', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    // Who reads messages is said on pages, so the administrator left a mark.
    await api.db.delete(publishMarks)
    const actor = { kind: 'user', id: admin.id, role: 'admin', name: admin.name } as const
    await saveSettings({ db: api.db, actor }, { siteName: '  Suhana ', theme: 'dark' })
    await saveSettings({ db: api.db, actor: { kind: 'job', name: 'sample' } }, { theme: 'auto' })
    expect(await read()).toMatchObject({ siteName: 'Suhana', theme: 'auto', logoSize: 'medium' })
    const [row] = await api.db.select().from(settings)
    expect(row?.values).toEqual({ siteName: 'Suhana', theme: 'auto' })
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
    expect(await api.db.select().from(publishMarks)).toMatchObject([
      { noun: 'settings', change: 'updated' },
      {},
    ])
  })

  test('that are not valid are refused by name and change nothing', async () => {
    const before = await read()
    const wrong = {
      siteName: ' ',
      primaryColor: 'red',
      facebookUrl: 'javascript:alert(1)',
      theme: 'dark' as const,
    }
    await expect(
      saveSettings({ db: api.db, actor: { kind: 'job', name: 'sample' } }, wrong),
    ).rejects.toMatchObject({
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
    await api.db
      .update(settings)
      .set({ values: { siteName: 'Suhana', primaryColor: 7, gone: true } })
    expect(await read()).toMatchObject({ siteName: 'Suhana', primaryColor: '#3B82F6' })
  })
})

describe('saving settings', () => {
  let token: string
  beforeAll(async () => void (token = (await insertAccount(api.db, { role: 'admin' })).token))

  const save = async (body: Parameters<typeof api.read<typeof saveEndpoint>>[1]) =>
    (await api.read(saveEndpoint, { ...body, token })).data
  const refused = (body: unknown, by = token) =>
    api.fail(
      '/settings',
      jsonRequest(body, authorizedRequest(by).headers as Record<string, string>),
    )

  test('takes all of them as they were read, and keeps what changed', async () => {
    await save({
      body: { ...(await read()), heroTitle: '  Suhana \u{1F33E} <b> ', maintenanceMode: true },
    })
    expect(await read()).toMatchObject({
      heroTitle: 'Suhana \u{1F33E} <b>',
      maintenanceMode: true,
      siteName: 'Suhana',
    })
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({
      action: 'update',
      noun: 'settings',
      detail: {
        changed: ['maintenanceMode', 'heroTitle'],
        before: { heroTitle: '', maintenanceMode: false },
        after: { heroTitle: 'Suhana \u{1F33E} <b>', maintenanceMode: true },
      },
    })
  })

  test('leaves out what is not given, and what is no setting', async () => {
    const before = await read()
    await save({ body: { theme: 'dark', __proto__: { siteName: 'x' }, isAdmin: true } as never })
    expect(await read()).toEqual({ ...before, theme: 'dark' })
  })

  test('that are as they were writes nothing and publishes nothing', async () => {
    const marks = await api.db.$count(publishMarks)
    expect(await save({ body: await read() })).toEqual(await read())
    await save({ body: {} })
    expect(await api.db.$count(publishMarks)).toBe(marks)
    await save({ body: { maintenanceMode: false } })
    expect(await api.db.$count(publishMarks)).toBe(marks + 1)
  })

  test('makes the WhatsApp number one that can be called from everywhere', async () => {
    expect(
      await save({ body: { contactWhatsapp: '90000 00005', contactPhone: '06562 231 206' } }),
    ).toMatchObject({
      contactWhatsapp: '+919000000005',
      contactPhone: '06562 231 206',
    })
    expect(await save({ body: { contactWhatsapp: '' } })).toMatchObject({ contactWhatsapp: '' })
  })

  test.each([
    ['siteName', '', 'This is required'],
    ['siteName', null, 'This is required'],
    ['siteName', 'x'.repeat(81), 'At most 80 characters'],
    ['primaryColor', 'javascript:', 'Use a colour like #1D5B3B'],
    ['accentColor', '#fff', 'Use a colour like #1D5B3B'],
    ['contactEmail', 'nobody', 'Enter a valid email address'],
    ['contactPhone', '12', 'Enter a valid phone number'],
    ['contactWhatsapp', 'call me', 'Enter a valid phone number'],
    ['facebookUrl', 'javascript:alert(1)', 'Enter a web address such as https://example.org'],
    ['youtubeUrl', 'ftp://example.org', 'Enter a web address such as https://example.org'],
    ['siteLogo', '//evil.example/x.png', 'Upload the picture, or enter its web address'],
    ['siteFavicon', 'data:text/html,x', 'Upload the picture, or enter its web address'],
    ['googleAnalyticsId', '"><script>', 'Use an id like G-ABC1234567'],
    ['googleTagManagerId', 'G-1', 'Use an id like GTM-ABC1234'],
    ['fontFamily', 'Comic Sans', expect.stringContaining('Use one of: Inter') as string],
    ['featuredBusinessesCount', 3, 'At least 4'],
    ['featuredBusinessesCount', 21, 'At most 20'],
    ['featuredBusinessesCount', 4.5, 'This must be a whole number'],
    ['maintenanceMode', 'yes', 'This must be true or false'],
    ['metaTitle', 'a\0b', 'This contains an invalid character'],
  ])('refuses %s: %j', async (field, value, reason) => {
    const before = await read()
    expect(await refused({ theme: 'light', [field]: value })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { [field]: reason },
    })
    expect(await read()).toEqual(before)
  })

  test('is for administrators', async () => {
    expect(await api.fail('/settings', jsonRequest({ theme: 'dark' }))).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    for (const role of ['user', 'owner'] as const)
      expect(
        await refused({ theme: 'dark' }, (await insertAccount(api.db, { role })).token),
      ).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
  })

  test('by two at the same time keeps what each changed', async () => {
    await Promise.all([
      save({ body: { heroSubtitle: 'One' } }),
      save({ body: { heroButtonText: 'Two' } }),
    ])
    expect(await read()).toMatchObject({ heroSubtitle: 'One', heroButtonText: 'Two' })
  })
})

describe('the history of settings', () => {
  const by = async () => (await insertAccount(api.db, { role: 'admin', name: 'Meera' })).token
  const history = async (token: string) => await api.read(listSettingsHistory, { token })
  const save = (token: string, body: object) => api.read(saveEndpoint, { body, token })

  test('tells who changed what; a change is taken back with those after it', async () => {
    const token = await by()
    await save(token, { heroTitle: 'One', siteName: 'First' })
    await save(token, { heroTitle: 'Two' })
    await save(token, { heroTitle: 'Three', theme: 'light' })
    const { data, pagination } = await history(token)
    expect(pagination.total).toBeGreaterThan(2)
    expect(data.slice(0, 2)).toMatchObject([
      {
        by: 'Meera',
        isRestore: false,
        changes: expect.arrayContaining([
          { name: 'heroTitle', before: 'Two', after: 'Three' },
        ]) as unknown,
      },
      { changes: [{ name: 'heroTitle', before: 'One', after: 'Two' }] },
    ])
    const answer = await api.read(restoreSettings, { params: { id: data[1]!.id }, token })
    expect(answer).toMatchObject({ data: { heroTitle: 'One', siteName: 'First' }, gone: [] })
    expect(await read()).toMatchObject({ heroTitle: 'One', siteName: 'First' })
    expect((await history(token)).data[0]).toMatchObject({ isRestore: true })
    // What was restored can be taken back too.
    await api.read(restoreSettings, { params: { id: (await history(token)).data[0]!.id }, token })
    expect(await read()).toMatchObject({ heroTitle: 'Three', theme: 'light' })
  })

  test('leaves a picture that is gone as it is now, and says so', async () => {
    const token = await by()
    const path = '/uploads/00112233445566778899aabbccddeeff-10x10.png'
    await save(token, { footerLogo: path, heroTitle: 'With logo' })
    await save(token, { footerLogo: '', heroTitle: 'Without' })
    const [last] = (await history(token)).data
    const answer = await api.read(restoreSettings, { params: { id: last!.id }, token })
    expect(answer).toMatchObject({
      data: { footerLogo: '', heroTitle: 'With logo' },
      gone: ['footerLogo'],
    })
  })

  test('knows no other records of the audit log', async () => {
    const token = await by()
    const path = '/settings/history/999999/restore'
    expect(
      await api.fail(
        path,
        jsonRequest({}, authorizedRequest(token).headers as Record<string, string>),
      ),
    ).toMatchObject({ status: 404 })
  })
})

describe('a pass for the site', () => {
  test('is good for half a day, and cannot be made up', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    const { data } = await api.read(createMaintenancePass, { token })
    const now = new Date()
    const shown = `other=1; zila_pass=${data.pass}`
    expect(hasSitePass(shown, TEST_SECRET, now)).toBe(true)
    const later = new Date(now.getTime() + (data.seconds + 60) * 1000)
    expect(hasSitePass(shown, TEST_SECRET, later)).toBe(false)
    expect(hasSitePass(shown, `${TEST_SECRET}!`, now)).toBe(false)
    expect(hasSitePass(shown.replace(/=\d+\./, '=99999999999.'), TEST_SECRET, now)).toBe(false)
    expect(hasSitePass(undefined, TEST_SECRET, now)).toBe(false)
  })
})
