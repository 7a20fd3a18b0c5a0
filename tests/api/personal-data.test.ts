import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAL_DATA } from '#server/start/personal-data.ts'
import { startApi, type TestApi } from './setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const PARTS = PERSONAL_DATA.flatMap(({ parts }) => parts)
const nameOf = ({ table, owner, via }: (typeof PARTS)[number]) =>
  `${getTableName(table)}.${(via?.column ?? owner).name}`

/**
 * Tables with an address or number that are nobody's account: with the reason why a download and
 * an erasure need not look there.
 */
const NOBODYS: Record<string, string> = {
  accounts: 'the account itself',
  account_tokens: 'found by the account',
  businesses: 'contact details of a listing, found by its owner',
  classified_ads: 'found by the seller',
  coverage_days: 'counts of listings',
  classified_inquiries: 'found by the buyer',
}

describe('what is held of people', () => {
  test('every foreign key to an account is in a part: downloaded, or said why not', async () => {
    const { rows } = await api.pool.query<{ key: string }>(`
      select distinct conrelid::regclass || '.' || attname as key
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'accounts'::regclass`)
    const covered = new Set(PARTS.map(nameOf))
    expect(rows.map(({ key }) => key).filter((key) => !covered.has(key))).toEqual([])
    expect(rows.length).toBeGreaterThan(20)
  })

  test('every table with addresses or numbers of people is in a part', async () => {
    const { rows } = await api.pool.query<{ name: string }>(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(email|phone|recipient|whatsapp)$'`)
    const covered = new Set([...PARTS.map(({ table }) => getTableName(table))])
    const missing = rows.map(({ name }) => name).filter((name) => !covered.has(name))
    expect(missing.filter((name) => !(name in NOBODYS))).toEqual([])
  })

  test('is found by an index, so that nobody waits for a walk through a table', async () => {
    const { rows } = await api.pool.query<{ key: string }>(`
      select distinct indrelid::regclass || '.' || attname as key
      from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]`)
    const first = new Set(rows.map(({ key }) => key))
    const slow = PARTS.filter(({ by }) => !by).map(nameOf)
    expect(slow.filter((key) => !first.has(key))).toEqual([])
  })

  test('each file has one name, and no secret is in one', () => {
    const files = PARTS.flatMap(({ file }) => file ?? [])
    expect(new Set(files).size).toBe(files.length)
    for (const { table, file, hides = [] } of PARTS.filter((part) => part.file)) {
      const shown = getTableConfig(table).columns.filter((column) => !hides.includes(column))
      const secret = shown.filter(({ name }) => /hash$|secret|sealed|token|public_key/.test(name))
      expect(
        secret.map(({ name }) => name).filter((name) => name !== 'hash'),
        String(file),
      ).toEqual([])
    }
  })
})
