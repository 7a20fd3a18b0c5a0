import { readFileSync, readdirSync } from 'node:fs'
import { analyse } from 'scslre'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/**
 * Modules that build regular expressions from parts, which the lint cannot read, and apply them to
 * input.
 */
const BUILDING = [
  'shared/text/transliterate.ts',
  'server/publishing/site/missing.ts',
  'server/kit/http/unmatched.ts',
  'server/analytics/is-bot.ts',
  'shared/rules/excluded-campaigns.ts',
  'shared/rules/contact-details-in-text.ts',
  'shared/rules/phone.ts',
  'contract/suggestions.ts',
  'district/read/guide-blocks.ts',
]
/**
 * One reads a file of the system; the other, in the reader's browser, short sentences of our own
 * server.
 */
const OURS = ['server/kit/sandbox/memory-limit.ts', 'i18n/sentences.ts']

const built: RegExp[] = []

beforeAll(async () => {
  // Another file may have loaded them already.
  vi.resetModules()
  const Own = RegExp
  vi.stubGlobal(
    'RegExp',
    new Proxy(Own, {
      construct: (target, args: [string, string?]) => {
        const expression = new target(...args)
        built.push(expression)
        return expression
      },
    }),
  )
  await import('#shared/text/transliterate.ts')
  await import('#server/publishing/site/missing.ts')
  await import('#server/analytics/is-bot.ts')
  await import('#shared/rules/excluded-campaigns.ts')
  await import('#shared/rules/contact-details-in-text.ts')
  await import('#shared/rules/phone.ts')
  await import('#district/read/guide-blocks.ts')
  const { createUnmatchedHandler } = await import('#server/kit/http/unmatched.ts')
  const { ENDPOINTS } = await import('#contract/index.ts')
  createUnmatchedHandler('/api', ENDPOINTS)
})
afterAll(() => void vi.unstubAllGlobals())

test('expressions that are put together take linear time', () => {
  const isSlow = (expression: RegExp) =>
    analyse(expression, { assumeRejectingSuffix: true }).reports.length > 0
  expect(isSlow(/(?:ab*)*c/)).toBe(true)
  for (const part of [
    'नगर',
    '/categories/',
    '/api/businesses',
    'okhttp',
    'd{1,10}',
    'p{L}',
    '^- (',
    '-[1-9]',
  ])
    expect(
      built.some(({ source }) => source.replaceAll('\\/', '/').includes(part)),
      part,
    ).toBe(true)
  expect(built.filter(isSlow)).toEqual([])
})

test('no other file puts expressions together', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(tsx?|astro)$/.test(name),
  )
  const building = files.filter((name) => /\bRegExp\(/.test(readFileSync(`src/${name}`, 'utf8')))
  expect(building.sort()).toEqual([...BUILDING, ...OURS].sort())
})
