import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './setup/database.ts'
import { waitUntil } from './setup/programs.ts'
import { freePort, runScript, type ProgramRun } from './setup/server.ts'

const SLOW = 300_000
const FOLDER = path.join(import.meta.dirname, '../fixtures/district')
/** Palamu's own names, and of its state where a page could say it. */
const FOREIGN = /palama?u|पलामू|medininagar|मेदिनीनगर|daltonganj|डालटनगंज|डाल्टनगंज/i
const FOREIGN_STATE = /jharkhand|झारखंड|झारखण्ड/i

let database: TestDatabase
let folder: string
let port: number
let run: ProgramRun
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'zila-district-'))
  port = await freePort()
  env = {
    PORT: `${port}`,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    SITE_URL: 'https://suhana.example',
    DISTRICT: FOLDER,
    LANGUAGES: 'en,hi',
  }
})

afterAll(async () => {
  run.child.kill('SIGKILL')
  await run.ended
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })

describe('another district, from a folder outside src', () => {
  it(
    'starts, is built, and names nothing of the default one',
    async () => {
      run = runScript('start', env)
      await waitUntil(() => run.said().includes('Ctrl+C'), SLOW)
      const site = path.join(env['DATA_DIR']!, 'releases/current/site')
      const files = (await readdir(site, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && /\.(?:html|js|json|xml|txt|webmanifest)$/.test(entry.name),
      )
      expect(files.length).toBeGreaterThan(50)
      const wrong: string[] = []
      for (const { parentPath, name } of files) {
        const file = path.join(parentPath, name)
        const text = await readFile(file, 'utf8')
        // Scripts have the names of all states, for forms.
        const found = FOREIGN.exec(text) ?? (name.endsWith('.js') ? null : FOREIGN_STATE.exec(text))
        if (found) wrong.push(`${path.relative(site, file)}: ${found[0]}`)
      }
      expect(wrong).toEqual([])
      expect(await readFile(path.join(site, 'index.html'), 'utf8')).toContain('Suhana')
    },
    SLOW,
  )

  it('has no guide, and no link to one', async () => {
    expect((await get('/suhana-district')).status).toBe(404)
    for (const address of ['/', '/hi', '/sitemap', '/about'])
      expect(await (await get(address)).text(), address).not.toContain('-district"')
  })

  it('answers in its own towns, by both names', async () => {
    for (const search of ['kheda aspatal', 'खेड़ा अस्पताल']) {
      const answer = await get(`/api/businesses?search=${encodeURIComponent(search)}`)
      expect(JSON.stringify(await answer.json()), search).toContain('Sample Hospital Kheda')
    }
  })
})

describe('a folder that is not fit', () => {
  it('stops the start with its faults', async () => {
    const refused = runScript('start', { ...env, DISTRICT: path.join(FOLDER, 'posts') })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain('district.json:1:1  is missing')
  })
})
