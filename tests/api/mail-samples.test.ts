import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMailSamples, getMailSample, sendTestMail } from '#contract/mail-samples.ts'
import { MAIL_TEMPLATES } from '#server/operations/mail-samples/templates.ts'
import { MAIL_LANGUAGES } from '#shared/rules/languages.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { readLastMailTo } from './setup/mailed.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

async function ask<Data>(path: string, sent: RequestInit = {}): Promise<{ data: Data }> {
  const headers = { ...sent.headers, Authorization: `Bearer ${admin.token}` }
  const answer = await api.ask(path, { ...sent, headers })
  return (await answer.json()) as { data: Data }
}

const FOLDER = new URL('../../src/server/kit/mail/templates/', import.meta.url)
const written = readdirSync(FOLDER).map((file) => file.replace('.ts', ''))

test('every template is listed, once', () => {
  expect(MAIL_TEMPLATES.map(({ name }) => name).sort()).toEqual(written.sort())
})

describe('an administrator', () => {
  test('sees every mail with its subject and its kind', async () => {
    const { data } = await ask<{ name: string; kind: string; subject: string }[]>(
      listMailSamples.path,
    )
    expect(data).toHaveLength(written.length)
    expect(data.find(({ name }) => name === 'ad-approved')).toEqual({
      name: 'ad-approved',
      kind: 'listings',
      subject: expect.stringContaining('Sample bicycle') as string,
    })
    expect(data.filter(({ subject }) => subject.trim() === '')).toEqual([])
  })

  test.each(written)('sees %s as it arrives, with nothing left out', async (name) => {
    const path = getMailSample.path.replace('{name}', name)
    for (const language of MAIL_LANGUAGES) {
      const { data } = await ask<{ html: string; text: string }>(`${path}?language=${language}`)
      expect(data.html).toContain(`<!doctype html>\n<html lang="${language}">`)
      for (const part of [data.html, data.text]) {
        expect(part.length).toBeGreaterThan(60)
        expect(part).not.toMatch(/undefined|null|NaN|\[object/)
      }
    }
  })

  test('sends one to their own address, named as a test', async () => {
    const path = sendTestMail.path.replace('{name}', 'ad-approved')
    const { data } = await ask<{ to: string }>(path, { ...jsonRequest({}), method: 'POST' })
    expect(data.to).toBe(admin.email)
    expect((await readLastMailTo(api.db, admin.email)).subject).toMatch(/^Test: .*Sample bicycle/)
  })

  test('sends one in Hindi, whatever their own mails are written in', async () => {
    const path = `${sendTestMail.path.replace('{name}', 'reset-password')}?language=hi`
    await ask(path, { ...jsonRequest({}), method: 'POST' })
    const { subject, html } = await readLastMailTo(api.db, admin.email)
    expect(subject).toMatch(/^Test: .*नया पासवर्ड/)
    expect(html).toContain('<html lang="hi">')
  })

  test('is told that there is no such mail', async () => {
    expect(await ask(getMailSample.path.replace('{name}', 'nothing'))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
