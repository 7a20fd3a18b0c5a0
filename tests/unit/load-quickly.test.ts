import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const FIRST = pathToFileURL(resolve('src/server/kit/modules/load-quickly.ts')).href
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What the program `main.mjs` among these files says. */
function run(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'zila-modules-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const args = ['--import', FIRST, join(folder, 'main.mjs')]
  return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trim()
}

const packageOf = (name: string, exports: string) => ({
  [`${name}/package.json`]: JSON.stringify({
    type: 'module',
    exports,
    imports: { '#own': './own.js' },
  }),
})

test('a name leads where it leads without it, also from a package with its own version', () => {
  const said = run({
    'main.mjs': `
      import { version } from 'tool'
      import { used, own } from 'user'
      import { other } from './part/other.mjs'
      import { other as same } from './part/../part/other.mjs'
      console.log(version, used, own, other === same)`,
    'part/other.mjs': `
      import { version } from 'tool'
      export const other = { version }`,
    ...packageOf('node_modules/tool', './index.js'),
    'node_modules/tool/index.js': 'export const version = 1',
    ...packageOf('node_modules/user', './index.js'),
    'node_modules/user/index.js': `
      export { version as used } from 'tool'
      export { own } from '#own'`,
    'node_modules/user/own.js': `export const own = 'of user'`,
    ...packageOf('node_modules/user/node_modules/tool', './index.js'),
    'node_modules/user/node_modules/tool/index.js': 'export const version = 2',
  })
  expect(said).toBe('1 2 of user true')
})

test('what is not there is said as without it, each time', () => {
  const said = run({
    'main.mjs': `
      for (const time of [1, 2])
        await import('./nothing.mjs').catch((error) => console.log(time, error.code))
      await import('no-such-package').catch((error) => console.log(error.code))`,
  })
  expect(said.split('\n')).toEqual([
    '1 ERR_MODULE_NOT_FOUND',
    '2 ERR_MODULE_NOT_FOUND',
    'ERR_MODULE_NOT_FOUND',
  ])
})

test('an import and a require of one name lead to their own files', () => {
  const said = run({
    'main.mjs': `
      import { createRequire } from 'node:module'
      import { how } from 'both'
      console.log(how, createRequire(import.meta.url)('both').how)`,
    'node_modules/both/package.json': JSON.stringify({
      exports: { import: './index.mjs', require: './index.cjs' },
    }),
    'node_modules/both/index.mjs': `export const how = 'import'`,
    'node_modules/both/index.cjs': `exports.how = 'require'`,
  })
  expect(said).toBe('import require')
})
