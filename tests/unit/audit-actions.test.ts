import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatActions, formatUnnamedRecords } from '#app/admin/audit/format-actions.ts'
import { getAuditChanges } from '#app/admin/audit/audit-changes.ts'
import { AUDIT_ACTIONS } from '#i18n/en/app/audit-actions.ts'
import { HISTORY_ACTIONS } from '#shared/rules/history.ts'
import { OFFER_DECISIONS } from '#shared/rules/offers.ts'

/** The actions that the server names where it writes an entry. */
const findActions = (source: string): string[] =>
  [
    ...source.matchAll(/recordAudit\(\s*[^,]+,\s*(?:\{[^}]*\}|[^,]+),\s*'([^']+)',/g),
    ...source.matchAll(/\baction: '([^']+)'/g),
    ...source.matchAll(/const action = [^\n]*\? '([^']+)'/g),
    ...source.matchAll(/const action = [^\n]*: '([^']+)'/g),
  ].map(([, action = '']) => action)

describe('every action of the audit log is read in words', () => {
  const sources = globSync('src/server/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const found = new Set(
    sources.filter((source) => source.includes('recordAudit')).flatMap(findActions),
  )

  test('those written by the server', () => {
    expect([...found]).toEqual(expect.arrayContaining(['approve', 'sign in', 'bulk change']))
    expect([...found].filter((action) => !(action in AUDIT_ACTIONS))).toEqual([])
  })

  test('those of a listing’s history, and answers to offers', () => {
    const named = [...HISTORY_ACTIONS, ...OFFER_DECISIONS.map((answer) => `offer ${answer}`)]
    expect(named.filter((action) => !(action in AUDIT_ACTIONS))).toEqual([])
  })

  test('several at once are one sentence', () => {
    expect(formatActions('approve, verify')).toBe('Approved, marked as Verified')
  })

  test('records without a name, as many as the entry names', () => {
    const of = (count: number) => formatUnnamedRecords('conversations', count)
    expect([of(0), of(1), of(3)]).toEqual(['conversations', 'a conversation', '3 conversations'])
  })

  test('changed fields by their labels, and who acted of itself', () => {
    expect(getAuditChanges({ job: 'import', fields: ['title', 'translationId'] })).toEqual([
      { name: 'job', after: 'Import' },
      { name: 'fields', after: 'Title, Translation' },
    ])
  })
})
