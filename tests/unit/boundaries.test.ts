import { describe, expect, it } from 'vitest'
import { createLinter } from './lint-text.ts'

const RULES = [
  'no-restricted-imports',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-syntax',
]
const lint = createLinter((ruleId) => RULES.includes(ruleId))

/** What the rules of imports say of a text as if it were the file at `path`. */
const complaints = async (path: string, text: string): Promise<string[]> =>
  (await lint(text, path)).map(({ message }) => message)

const useless = (specifier: string) =>
  `import * as thing from '${specifier}'\nexport const used = thing\n`

describe('a forbidden import fails the check', () => {
  it.each([
    ['src/client/call.ts', '#server/kit/db/connection.ts', 'the browser must not reach the server'],
    ['src/contract/errors.ts', '#server/kit/db/connection.ts', 'the contract knows no server'],
    ['src/contract/errors.ts', 'pg', 'the contract uses zod only'],
    ['src/shared/text/slug.ts', '#contract/errors.ts', 'shared rules import nothing'],
    ['src/shared/text/slug.ts', 'zod', 'shared rules use no package'],
    ['src/shared/rules/hours.ts', '#shared/view/paging.ts', 'a rule knows no list'],
    ['src/browser/base/dialogs.ts', '#islands/map/PlaceMap.tsx', 'page scripts know no island'],
    ['src/server/kit/db/connection.ts', '../config.ts', 'imports do not climb'],
    [
      'src/server/categories/index.ts',
      '#server/businesses/list.ts',
      'nouns are entered by their door',
    ],
    ['src/server/kit/http/bind.ts', '#server/businesses/index.ts', 'the kit knows no noun'],
    ['src/server/kit/db/connection.ts', '#server/kit/http/bind.ts', 'nothing below leads up'],
    ['src/server/businesses/list.ts', '#server/start/index.ts', 'start composes, nobody asks it'],
    ['src/server/businesses/list.ts', '#server/categories/index.ts', 'a noun leads down'],
    ['src/server/favourites/list.ts', '#server/blog/index.ts', 'nor to one beside it'],
    [
      'src/server/people/accounts/login.ts',
      '#server/people/profile/index.ts',
      'rooms of a wing stand above one another',
    ],
    [
      'src/server/people/profile/update.ts',
      '#server/people/accounts/login.ts',
      'a room is entered by its door',
    ],
    ['src/stores/session.ts', '#islands/accounts/Form.tsx', 'stores know no island'],
  ])('%s importing %s (%s)', async (path, specifier) => {
    expect(await complaints(path, useless(specifier))).not.toEqual([])
  })

  it('in .astro files too, dynamic imports included', async () => {
    const page = (line: string) => `---\n${line}\nconst shown = thing\n---\n<p>{shown}</p>\n`
    expect(
      await complaints(
        'src/pages/index.astro',
        page("import * as thing from '#server/kit/db/index.ts'"),
      ),
    ).not.toEqual([])
    expect(
      await complaints(
        'src/pages/index.astro',
        page("const thing = await import('#server/kit/db/index.ts')"),
      ),
    ).not.toEqual([])
  })
})

describe('an allowed import passes', () => {
  it.each([
    ['src/client/call.ts', '#contract/errors.ts'],
    ['src/contract/errors.ts', 'zod'],
    ['src/server/categories/index.ts', '#server/businesses/index.ts'],
    ['src/server/kit/db/connection.ts', './migrate.ts'],
    ['src/server/people/profile/update.ts', '#server/people/accounts/index.ts'],
  ])('%s importing %s', async (path, specifier) => {
    expect(await complaints(path, useless(specifier))).toEqual([])
  })
})
