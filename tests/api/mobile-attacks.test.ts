import pLimit from 'p-limit'
import { ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textMessages } from '#server/kit/db/tables/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { MOBILE_RESEND_WAIT_S, TEXT_MESSAGES_PER_DAY } from '#shared/rules/mobile.ts'
import { bodyRequest } from './setup/body-request.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, TEST_PASSWORD } from './setup/builders.ts'
import { readTextMessages } from './setup/text-messages.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

const ask = async (mobile: string, from: string) =>
  (await api.ask('/auth/mobile', { ...bodyRequest('POST', { mobile }), from })).status

test('one number gets a message in 30 seconds, 5 an hour, 10 a day, from any network', async () => {
  const mobile = '+919600000001'
  const begun = new Date('2026-11-20T03:30:00Z')
  const sent = async () => (await readTextMessages(api, mobile)).length
  let network = 0
  const press = (afterMs: number) => {
    api.clock.now = new Date(begun.getTime() + afterMs)
    return ask(mobile, `198.51.100.${(network += 1) % 250}`)
  }
  const wait = MOBILE_RESEND_WAIT_S * 1000 + 1000
  expect([await press(0), await press(5000), await press(29_000)]).toEqual([200, 429, 429])
  for (let n = 1; n < 8; n += 1) await press(n * wait)
  expect(await sent()).toBe(5)
  for (let hour = 1; hour < 6; hour += 1)
    for (let n = 0; n < 7; n += 1) await press(hour * HOUR_MS + 60_000 + n * wait)
  expect(await sent()).toBe(10)
  api.clock.now = null
})

test('10,000 numbers from 1,000 networks: the site pays for no more than its limit', async () => {
  await api.db.delete(textMessages)
  const atOnce = pLimit(20)
  const answers = new Map<number, number>()
  const numbers = Array.from({ length: 10_000 }, (_, n) => n)
  await Promise.all(
    numbers.map((n) =>
      atOnce(async () => {
        const network = `10.${Math.floor((n % 1000) / 250)}.${n % 250}.1`
        const status = await ask(`+9194${String(10_000_000 + n)}`, network)
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }),
    ),
  )
  const sent = await api.db.$count(textMessages, ne(textMessages.state, 'failed'))
  console.log(`10,000 numbers from 1,000 networks: ${sent} messages`, Object.fromEntries(answers))
  expect(sent).toBe(TEXT_MESSAGES_PER_DAY)
  const { rows } = await api.db.execute<{ most: number }>(
    sql`select max(count)::int as most from
      (select count(*) from ${textMessages} group by ${textMessages.recipient}) as each`,
  )
  expect(rows[0]!.most).toBe(1)
  // Email goes on.
  const { email } = await insertAccount(api.db)
  const login = { email, password: TEST_PASSWORD }
  expect((await api.ask('/auth/login', bodyRequest('POST', login))).status).toBe(200)
})
