import { readFileSync } from 'node:fs'

/** Texts that have broken programs. */
export const hostileStrings = JSON.parse(
  readFileSync(new URL('../../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

/** Values that are not text, sent where text is expected. */
export const NON_TEXT_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  ['a'],
  {},
  { $ne: null },
  [[[[]]]],
  { __proto__: { a: 1 } },
  { toString: 'x' },
]
