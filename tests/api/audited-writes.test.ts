import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { BackupStore } from '#server/operations/backup-archive/index.ts'
import { auditEntries } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertHelper } from './setup/builders.ts'
import { createOwnRecords } from './setup/own-records.ts'
import { createBusinessWrites } from './setup/writes/businesses.ts'
import { createMarketWrites } from './setup/writes/market.ts'
import { createPeopleWrites } from './setup/writes/people.ts'
import { createRecordWrites } from './setup/writes/records.ts'
import {
  getEndpointName,
  type WriteInput,
  type PrepareWrite,
  type WritesByEndpoint,
} from './setup/writes/write.ts'

/*
 * Every call that writes leaves an entry in the audit log: who, what, and on which thing. A new
 * call of the contract is asked here by itself, and needs its input, or a reason why not.
 */

const FORM = 'a form being filled in, seen by its writer alone; sending it is written down'
const FILE = 'a file nothing shows; the write that uses it is written down, or it is removed'
const COUNT = 'a count of visitors, which names nobody'
const OWN_LIST = 'a private list of marks that changes nothing for others'
const CHECK = 'changes nothing: it answers what a write would say'
const BEGUN = 'the first half; the second, which changes something, is written down'
const PRESENCE = 'who has it open at this moment; forgotten within minutes'

/** Writes without an entry, and why. */
const NOT_WRITTEN_DOWN: Record<string, string> = {
  'POST /business-drafts': FORM,
  'PUT /business-drafts/{id}': FORM,
  'DELETE /business-drafts/{id}': FORM,
  'POST /classified-drafts': FORM,
  'PUT /classified-drafts/{id}': FORM,
  'DELETE /classified-drafts/{id}': FORM,
  'POST /uploads/business/logo': FILE,
  'POST /uploads/business/photos': FILE,
  'POST /uploads/claim-document': FILE,
  'POST /uploads/classified/images': FILE,
  'POST /uploads/messages': FILE,
  'POST /uploads/website/logo': FILE,
  'POST /blogs/{slug}/views': COUNT,
  'POST /classified/{slug}/views': COUNT,
  'POST /analytics/{noun}/{id}/{kind}': COUNT,
  'POST /ads/track/impression': 'has a ledger of its own, whose rows nobody changes',
  'POST /ads/track/click': 'likewise',
  'PUT /saved-ads/{adId}': OWN_LIST,
  'DELETE /saved-ads/{adId}': OWN_LIST,
  'POST /favorites': OWN_LIST,
  'POST /favorites/{businessId}': OWN_LIST,
  'DELETE /favorites/{businessId}': OWN_LIST,
  'POST /classified/check': CHECK,
  'POST /ads/campaigns/check-target': CHECK,
  'POST /ads/bank-statements/preview': CHECK,
  'POST /blogs/admin/preview': CHECK,
  'POST /users/profile/rate-password': CHECK,
  'POST /auth/register/resend': 'no account yet; a mail alone',
  'POST /auth/register': 'no account yet; its confirmation is written down',
  'POST /auth/proof/begin': BEGUN,
  'POST /auth/proof/mobile': BEGUN,
  'POST /auth/mobile': BEGUN,
  'POST /auth/mobile/silent/mail': BEGUN,
  'POST /auth/mobile/state': CHECK,
  'POST /auth/passkey': BEGUN,
  'POST /users/profile/mobile': BEGUN,
  'POST /users/profile/second-factor/authenticator': BEGUN,
  'POST /users/profile/second-factor/passkeys/begin': BEGUN,
  'PUT /blogs/admin/{id}/look': PRESENCE,
  'PUT /admin/queue/{kind}/{id}/look': PRESENCE,
  'POST /calls/next': 'whose turn it is for ten minutes; what comes of the call is written down',
  'POST /settings/site-pass': 'shows pages during maintenance to who may see them, no more',
}

let api: TestApi
let folder: string
let kept: BackupStore
let writes: WritesByEndpoint

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `zila-test-${process.pid}-`))
  await mkdir(join(folder, 'uploads'))
  const log = { info: () => undefined, warn: () => undefined }
  const options = { dataDir: folder, embedded: false, elsewhere: ['all'], bucket: null, log }
  kept = new BackupStore(options)
  api = await startApi({ backups: kept })
  const settings = { contactEmail: 'desk@suhana.example' }
  await saveSettings({ db: api.db, actor: { kind: 'job', name: 'test' } }, settings)
  const place = { api, kept }
  writes = {
    ...createOwnRecords(api.db),
    ...createBusinessWrites(place),
    ...createRecordWrites(place),
    ...createMarketWrites(place),
    ...createPeopleWrites(place),
  }
})
afterAll(async () => {
  await kept.settled()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const WRITES: readonly Endpoint[] = ENDPOINTS.filter(({ method }) => method !== 'GET')
let asked = 0

async function send(endpoint: Endpoint, sent: WriteInput, token?: string): Promise<unknown> {
  const { params = {}, query = {}, body, form } = sent
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams(query).toString()
  const hasBody = body !== undefined && !form
  asked += 1
  const answer = await api.ask(search ? `${path}?${search}` : path, {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(form ? { body: form } : hasBody ? { body: JSON.stringify(body) } : {}),
    // No limit counts the calls of another test.
    from: `198.18.${asked >> 8}.${asked & 255}`,
  })
  const said = await answer.text()
  expect(answer.status, said).toBe(endpoint.status)
  return JSON.parse(said)
}

async function lastEntry(): Promise<number> {
  const rows = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return rows[0]?.id ?? 0
}

describe('a write is in the audit log with who, what and which', () => {
  test('every call that writes has its input here, or a reason why it is not written down', () => {
    const told = new Set([...Object.keys(writes), ...Object.keys(NOT_WRITTEN_DOWN)])
    const names = WRITES.map(getEndpointName)
    expect(names.filter((name) => !told.has(name))).toEqual([])
    expect(Object.keys(NOT_WRITTEN_DOWN).filter((name) => !names.includes(name))).toEqual([])
  })

  const audited = WRITES.filter((endpoint) => !(getEndpointName(endpoint) in NOT_WRITTEN_DOWN))
  test.each(audited.map((endpoint) => [getEndpointName(endpoint), endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const { guard } = endpoint
      const by = await (guard === 'helper'
        ? insertHelper(api.db)
        : insertAccount(api.db, { role: guard === 'anyone' ? 'user' : guard }))
      const sent = await (writes[name] as PrepareWrite)(by)
      const before = await lastEntry()
      const answer = await send(endpoint, sent, guard === 'anyone' ? undefined : by.token)
      if (sent.task) await api.runTask(sent.task)
      await sent.after?.(answer)
      const entries = await api.db.select().from(auditEntries).where(gt(auditEntries.id, before))
      const who = sent.as ?? (guard === 'anyone' ? null : by.id)
      const actor = who === null ? 'visitor' : 'user'
      const fitting = entries.filter(
        (entry) =>
          entry.actor === actor &&
          entry.accountId === who &&
          entry.action !== '' &&
          entry.noun !== '' &&
          (entry.recordId !== null || Object.keys(entry.detail).length > 0),
      )
      expect(fitting, JSON.stringify(entries)).not.toEqual([])
    },
  )
})
