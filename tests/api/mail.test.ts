import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#server/kit/db/connection.ts'
import { mails } from '#server/kit/db/tables/index.ts'
import { deleteOldMails } from '#server/kit/mail/delete-old.ts'
import { queueMail, type MailConfig, type LocalisedMail } from '#server/kit/mail/index.ts'
import { pruneOutbox } from '#server/kit/mail/rotate-outbox.ts'
import { sendDueMails } from '#server/kit/mail/send.ts'
import { resetPassword } from '#server/kit/mail/templates/reset-password.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { LOAD_QUICKLY } from './setup/load-quickly.ts'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { startSmtp, type SmtpServer } from './setup/smtp.ts'
import { countWrittenRows } from './setup/written-rows.ts'

const URL_IN_MAIL = 'https://suhana.example/reset-password#token=abc'

let own: TestDatabase
let database: Database
let smtp: SmtpServer
let outbox: string
const log: Record<string, unknown>[] = []
const logger = pino(
  {},
  { write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>) },
)

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase({ url: own.url, log: { info: () => undefined, warn: () => undefined } })
  await saveSettings(
    { db: database.db, actor: { kind: 'job', name: 'test' } },
    { siteName: 'Zila Suhana' },
  )
  outbox = join(await mkdtemp(join(tmpdir(), 'zila-outbox-')), 'outbox')
})

afterAll(async () => {
  await database.close()
  await own.drop()
  await rm(outbox, { recursive: true, force: true })
})

beforeEach(async () => {
  await database.db.delete(mails)
  log.length = 0
  smtp = await startSmtp()
})

afterEach(() => smtp.close())

const queue = (to: string) =>
  database.db.transaction((tx) =>
    queueMail(tx, { to, template: resetPassword, values: { url: URL_IN_MAIL } }),
  )

/** Sends the mails that are due `afterMinutes` from now, by SMTP by default. */
const send = (afterMinutes = 0, config: Partial<MailConfig> = {}) =>
  sendDueMails({
    db: database.db,
    logger,
    config: { smtpUrl: smtp.url, mailFrom: 'no-reply@suhana.example', outbox, ...config },
    now: () => new Date(Date.now() + afterMinutes * MINUTE_MS + 1000),
    signal: new AbortController().signal,
  })

const onlyMail = async () => {
  const [row, more] = await database.db.select().from(mails)
  expect(more).toBeUndefined()
  return row!
}

/** What a reader of the text part sees. */
const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (bytes: string) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )

describe('mail in a transaction', () => {
  test('is there with it, and not when it fails', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await queueMail(tx, {
          to: 'asha@example.org',
          template: resetPassword,
          values: { url: URL_IN_MAIL },
        })
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(await database.db.select().from(mails)).toEqual([])
    await queue('asha@example.org')
    expect(await onlyMail()).toMatchObject({
      recipient: 'asha@example.org',
      status: 'waiting',
      template: 'reset-password',
      subject: 'Reset your Zila Suhana password',
    })
  })

  test.each([
    'a@example.org, b@example.org',
    'A <a@example.org>',
    'a@example.org\r\nBcc: b@example.org',
    'nobody',
  ])('goes to one plain address: %j is refused', async (to) => {
    await expect(queue(to)).rejects.toThrow('one plain address')
  })

  test('links to http(s) addresses only', async () => {
    const values = { url: 'javascript:alert(1)' }
    await expect(
      database.db.transaction((tx) =>
        queueMail(tx, { to: 'a@example.org', template: resetPassword, values }),
      ),
    ).rejects.toThrow('http(s) only')
  })
})

describe('hostile words in a mail', () => {
  const note: LocalisedMail<{ from: string; words: string }> = {
    name: 'note',
    en: ({ from, words }) => ({
      subject: `A message from ${from}`,
      hindi: 'संदेश',
      paragraphs: [`${from} wrote:`],
      facts: [{ label: 'Name', value: from }],
      quote: words,
    }),
    hi: ({ from, words }) => ({ subject: `${from} का संदेश`, paragraphs: [], quote: words }),
  }

  test('are words: no header of their own, no element, no turned direction', async () => {
    const from = 'Eve\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script> \u202Etxt.exe'
    const words = '<img src=x onerror=alert(2)>\n"&\'</blockquote>\n.\nQUIT'
    await database.db.transaction((tx) =>
      queueMail(tx, {
        to: 'asha@example.org',
        replyTo: 'eve@example.com',
        template: note,
        values: { from, words },
      }),
    )
    const mail = await onlyMail()
    expect(mail.subject).toBe(
      'A message from Eve Bcc: all@example.org <script>alert(1)</script> txt.exe',
    )
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain(
      '&lt;img src=x onerror=alert(2)&gt;<br>&quot;&amp;&#39;&lt;/blockquote&gt;',
    )
    expect(mail.text).toContain('> <img src=x onerror=alert(2)>\n')
    expect(await send()).toBe(1)
    expect(smtp.delivered).toHaveLength(1)
    const [head = ''] = smtp.delivered[0]!.raw.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head.match(/^(To|Reply-To|From|Subject): /gm)).toHaveLength(4)
    expect(head).toContain('Reply-To: eve@example.com')
    expect(smtp.delivered[0]).toMatchObject({
      from: 'no-reply@suhana.example',
      to: 'asha@example.org',
    })
  })

  test('in the name of the site are words too', async () => {
    await saveSettings(
      { db: database.db, actor: { kind: 'job', name: 'test' } },
      { siteName: '"Zila" <b>, x@evil.example' },
    )
    await queue('asha@example.org')
    await send()
    await saveSettings(
      { db: database.db, actor: { kind: 'job', name: 'test' } },
      { siteName: 'Zila Suhana' },
    )
    const { raw } = smtp.delivered[0]!
    expect(raw).toContain(
      String.raw`From: "\"Zila\" <b>, x@evil.example" <no-reply@suhana.example>`,
    )
    expect(decoded(raw)).toContain('&lt;b&gt;')
  })
})

describe('sending', () => {
  test('hands over text and HTML, once, and forgets what it said', async () => {
    await queue('asha@example.org')
    expect(await send()).toBe(1)
    const { raw } = smtp.delivered[0]!
    expect(raw).toMatch(/^From: Zila Suhana <no-reply@suhana.example>\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/^Message-ID: <\d+\.\d+@suhana.example>\r$/m)
    expect(raw).not.toMatch(/^List-Unsubscribe/m)
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(decoded(raw)).toContain(`href="${URL_IN_MAIL}"`)
    expect(decoded(raw)).toContain('\u0928\u092f\u093e')
    expect(await onlyMail()).toMatchObject({
      status: 'sent',
      attempts: 1,
      text: '',
      html: '',
      lastError: null,
    })
    expect(await send(60)).toBe(0)
    expect(smtp.delivered).toHaveLength(1)
  })

  test('carries the one-click end of a subscription', async () => {
    const unsubscribeUrl = 'https://suhana.example/api/newsletter/unsubscribe?token=a1'
    await database.db.transaction((tx) =>
      queueMail(tx, {
        to: 'a@example.org',
        template: resetPassword,
        values: { url: URL_IN_MAIL },
        unsubscribeUrl,
      }),
    )
    await send()
    const { raw } = smtp.delivered[0]!
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(decoded(raw)).toContain(`To stop these emails: ${unsubscribeUrl}`)
  })

  test('by several at once sends each mail once', async () => {
    for (let n = 0; n < 24; n += 1) await queue(`person${n}@example.org`)
    const counts = await Promise.all([send(), send(), send(), send()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24)
    expect(new Set(smtp.delivered.map(({ to }) => to)).size).toBe(24)
    expect(smtp.delivered).toHaveLength(24)
  })

  test('waits while the mail server is down, and goes on when it is up', async () => {
    await queue('asha@example.org')
    await queue('ravi@example.org')
    const { port } = smtp
    await smtp.close()
    expect(await send()).toBe(0)
    const states = await database.db.select().from(mails).orderBy(mails.id)
    // The second is not tried when the first finds nobody there.
    expect(states.map(({ attempts, status }) => ({ attempts, status }))).toEqual([
      { attempts: 1, status: 'waiting' },
      { attempts: 0, status: 'waiting' },
    ])
    expect(states[0]!.lastError).toContain('ECONNREFUSED')
    smtp = await startSmtp(port)
    expect(await send()).toBe(1)
    expect(await send(1)).toBe(1)
    expect(smtp.delivered.map(({ to }) => to)).toEqual(['ravi@example.org', 'asha@example.org'])
  })

  test('is given up after eight tries with growing pauses, and the reason is kept', async () => {
    await queue('asha@example.org')
    const smtpUrl = 'smtp://127.0.0.1:1'
    const pauses: number[] = []
    let minutes = 0
    for (let round = 0; round < 8; round += 1) {
      await send(minutes, { smtpUrl })
      const { nextTryAt, status } = await onlyMail()
      if (status === 'failed') break
      const wait = (nextTryAt.getTime() - Date.now()) / MINUTE_MS - minutes
      pauses.push(Math.round(wait))
      minutes += wait
    }
    expect(pauses).toEqual([1, 2, 8, 30, 120, 360, 720])
    expect(await onlyMail()).toMatchObject({ status: 'failed', attempts: 8 })
    expect((await onlyMail()).lastError).toContain('ECONNREFUSED')
    expect(log.at(-1)).toMatchObject({ msg: 'mail given up', template: 'reset-password' })
    expect(await send(100_000)).toBe(0)
  })

  test('is given up at once where the mail server knows no such person', async () => {
    await queue('gone@example.org')
    smtp.refuse('550 5.1.1 No such user here')
    await send()
    expect(await onlyMail()).toMatchObject({ status: 'failed', attempts: 1 })
    expect((await onlyMail()).lastError).toContain('No such user here')
    smtp.refuse('450 try later')
    await queue('busy@example.org')
    await send()
    const [busy] = await database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'busy@example.org'))
    expect(busy).toMatchObject({ status: 'waiting', attempts: 1 })
  })

  test('killed in the middle is done by another one when the claim has passed', async () => {
    await queue('asha@example.org')
    const held = await startSmtp()
    const { arrived } = held.holdBack()
    const program = fileURLToPath(new URL('./setup/sending.ts', import.meta.url))
    const child = spawn(process.execPath, [...LOAD_QUICKLY, program, own.url, held.url], {
      stdio: 'inherit',
    })
    await arrived
    // Somebody else finds it taken.
    expect(await send()).toBe(0)
    child.kill('SIGKILL')
    await once(child, 'close')
    await held.close()
    expect(await send()).toBe(0)
    expect(await send(3)).toBe(1)
    expect(smtp.delivered).toHaveLength(1)
    expect(await onlyMail()).toMatchObject({ status: 'sent', attempts: 2 })
  })
})

describe('without a mail server', () => {
  test('mails are files that only their owner reads, named in the log', async () => {
    await queue('asha@example.org')
    expect(await send(0, { smtpUrl: null })).toBe(1)
    const [name = '', ...more] = await readdir(outbox)
    expect(more).toEqual([])
    expect(name).toMatch(/^\d{8}-\d{6}-\d+-reset-password\.eml$/)
    const file = join(outbox, name)
    expect(log.at(-1)).toMatchObject({ msg: 'mail written to the outbox', file })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const raw = await readFile(file, 'utf8')
    expect(raw).toContain('To: asha@example.org')
    expect(decoded(raw)).toContain(URL_IN_MAIL)
    expect(await onlyMail()).toMatchObject({ status: 'sent' })
  })
})

test('the outbox keeps the newest thousand mails of a month', async () => {
  const box = await mkdtemp(join(tmpdir(), 'zila-outbox-'))
  const name = (day: string, number: number) =>
    `${day}-101500-${number}-${number % 2 ? 'code.txt' : 'confirm-email.eml'}`
  const many = Array.from({ length: 1005 }, (_, index) => name('20261120', 10_000 + index))
  for (const each of [name('20261001', 1), name('20261001', 2), 'kept.txt', ...many])
    await writeFile(join(box, each), '')
  await pruneOutbox(box, new Date('2026-11-22T00:00:00Z'))
  const left = (await readdir(box)).sort()
  expect(left).toEqual([...many.slice(5), 'kept.txt'].sort())
  await pruneOutbox(join(box, 'not-there'), new Date())
  await rm(box, { recursive: true })
})

test('what was sent a month ago is forgotten; what waits is not', async () => {
  await queue('asha@example.org')
  await send()
  await queue('ravi@example.org')
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
  await deleteOldMails({ db: database.db, now: () => inDays(29) })
  expect(await database.db.$count(mails)).toBe(2)
  await deleteOldMails({ db: database.db, now: () => inDays(31) })
  expect(await onlyMail()).toMatchObject({ recipient: 'ravi@example.org', status: 'waiting' })
})

test('with nothing to send nothing is written, so that public answers stay in memory', async () => {
  await queue('asha@example.org')
  await send()
  const before = await countWrittenRows(database.db)
  await send()
  await deleteOldMails({ db: database.db, now: () => new Date() })
  expect(await countWrittenRows(database.db)).toEqual(before)
})
