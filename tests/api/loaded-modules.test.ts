import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const REPORT = pathToFileURL(join(import.meta.dirname, 'setup/report-modules.mjs')).href
/** Modules that an idle server does not need; each takes megabytes once it is loaded. */
const WHEN_NEEDED = [
  'sharp',
  'mediabunny',
  'nodemailer',
  '@aws-sdk/client-s3',
  '@zxcvbn-ts/core',
  'zod-openapi',
  'unified',
  'micromark',
  'parse5',
  'astro',
]

/** The packages that are loaded once a program's imports are. */
async function packagesOf(program: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', REPORT, '-e', `import('${program}')`])
  const [out, said] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (child.exitCode !== 0) throw new Error(said)
  return JSON.parse(out) as string[]
}

test('starting the server loads nothing that only some requests need', async () => {
  const packages = await packagesOf('#server/start/index.ts')
  // So that an empty report does not pass.
  for (const name of ['hono', 'drizzle-orm', 'pg', 'zod']) expect(packages).toContain(name)
  expect(packages.filter((name) => WHEN_NEEDED.includes(name))).toEqual([])
})

test.each([
  ['#markdown/render.ts', 'unified'],
  ['#server/kit/http/openapi-document.ts', 'zod-openapi'],
  ['#server/kit/decoder/pictures.ts', 'sharp'],
])(
  '%s loads %s, by the name that is looked for',
  async (program, name) => {
    expect(await packagesOf(program)).toContain(name)
  },
  60_000,
)
