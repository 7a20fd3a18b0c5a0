import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { pino } from 'pino'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { startSession } from '#server/people/accounts/sessions.ts'
import { accounts, passkeys } from '#server/kit/db/tables/index.ts'
import { loadConfig } from '#server/start/config.ts'
import { prepareDatabase } from '#server/start/database.ts'
import { ensureStoredSecret } from '#server/start/secrets.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { findBrowser } from '../../scripts/run/browser.ts'
import { measureColdScreens } from './app-cold.ts'
import { measureEditor } from './editor.ts'
import { fillAccount } from './full-account.ts'
import type { BenchFigure } from './measure.ts'
import { measurePhoto } from './photo.ts'
import { waitUntilHealthy, spawnProduct } from './product.ts'

const FIRST_RELEASE_MS = 10 * MINUTE_MS
/** 400 kbit/s, as on a village's mast, and a phone six times slower than this machine. */
const LINE = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 6
const ROUNDS = 3
const SETTLE_MS = 3_000
/** From the dashboard round to it again: a move to where one is would never end. */
const MOVES = ['messages', 'myBusinesses', 'dashboard', 'messages', 'dashboard'] as const

/**
 * The signed-in app on a cheap phone: how long after a login its first screen can be used, and how
 * long a move between screens takes whose code and data are there. Then the editor of posts.
 */
export async function measureApp(port: number): Promise<BenchFigure[]> {
  const executablePath = findBrowser()
  if (!executablePath) return []
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-app-'))
  const product = spawnProduct(folder, port)
  try {
    await waitUntilHealthy(product, FIRST_RELEASE_MS)
    const token = await makePerson(folder, port, 'owner')
    const administrator = await makePerson(folder, port, 'admin')
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      return [
        ...(await measureColdScreens(browser, product.site, { owner: token, administrator })),
        ...(await measure(browser, product.site, token)),
        ...(await measurePhoto(browser, product.site, token)),
        ...(await measureEditor(browser, product.site, administrator)),
      ]
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makePerson(folder: string, port: number, role: 'owner' | 'admin') {
  const config = loadConfig({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' })
  const { db, stop } = await prepareDatabase(config, pino({ level: 'silent' }))
  try {
    const person = { email: `${role}@bench.example`, name: 'Meera', role }
    const [made] = await db
      .insert(accounts)
      .values({ ...person, passwordHash: 'none' })
      .returning({ id: accounts.id })
    // Administrators have a second factor.
    const passkey = { accountId: made!.id, credentialId: role, publicKey: 'x', name: 'Phone' }
    await db.insert(passkeys).values(passkey)
    if (role === 'owner') await fillAccount(db, made!.id)
    const jwtSecret = await ensureStoredSecret(folder)
    return await startSession(db, { ...person, id: made!.id }, { jwtSecret, now: new Date() })
  } finally {
    await stop()
  }
}

async function measure(browser: Browser, site: string, token: string): Promise<BenchFigure[]> {
  const first: number[] = []
  const moves: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    // Where one signs in stands what the pages share; what the app alone has is not there yet.
    await page.goto(`${site}/login`, { waitUntil: 'networkidle' })
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const began = performance.now()
    await page.goto(site + APP_PATHS.dashboard, { waitUntil: 'commit' })
    await page.locator('.dash-t :is(.task, p)').first().waitFor()
    first.push(performance.now() - began)
    // The first time to fetch, the second to measure.
    for (const screen of MOVES) await moveTo(page, screen)
    for (const screen of MOVES) moves.push(await moveTo(page, screen))
    await context.close()
  }
  const figure = (name: string, value: number): BenchFigure => ({
    name: `the app at 400 kbit/s, ${SLOWER} times slower: ${name}`,
    value,
    unit: 'ms',
    better: 'less',
  })
  return [
    figure('first screen after a login', Math.max(...first)),
    figure('a move between screens, median', moves.toSorted((a, b) => a - b)[moves.length >> 1]!),
    figure('a move between screens, the slowest', Math.max(...moves)),
  ]
}

/** From the tap to the first frame with another heading in a screen that waits for nothing. */
async function moveTo(page: Page, screen: keyof typeof APP_PATHS): Promise<number> {
  const took = await page.evaluate(async (path) => {
    const before = document.querySelector('h1')?.textContent
    const began = performance.now()
    document.querySelector<HTMLElement>(`.app-foot a[href="${path}"]`)!.click()
    const isThere = () =>
      location.pathname === path &&
      document.querySelector('h1')?.textContent !== before &&
      !document.querySelector('.skeleton')
    while (!isThere()) await new Promise(requestAnimationFrame)
    return performance.now() - began
  }, APP_PATHS[screen])
  // What the screen asks anew in the background is no part of the next move.
  await page.waitForTimeout(SETTLE_MS)
  return took
}
