import type { Browser } from '@playwright/test'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import type { BenchFigure } from './measure.ts'

/** 400 kbit/s with a round trip of 300 ms, and a phone four times slower than this machine. */
const LINE = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 4
const ROUNDS = 3

type Tokens = { owner: string; administrator: string }

/** The screens that are opened most, and what is there once each can be used. */
const SCREENS = [
  {
    name: 'dashboard',
    who: 'owner',
    path: APP_PATHS.dashboard,
    usable: '.dash-t :is(.task, p)',
  },
  {
    name: 'listing form',
    who: 'owner',
    path: APP_PATHS.addListing,
    usable: 'main form input:not([type=file])',
  },
  {
    name: 'review queue',
    who: 'administrator',
    path: ADMIN_PATHS.adminReview,
    usable: '.decide button:enabled',
  },
] as const satisfies readonly { who: keyof Tokens; [part: string]: string }[]

type Opening = { seconds: number; bytes: number; files: number; requests: number }

/**
 * Screens of the signed-in app opened with an empty cache on a cheap phone: the time until each can
 * be used, and until then the bytes received, the scripts and styles, and all requests.
 */
export async function measureColdScreens(
  browser: Browser,
  site: string,
  tokens: Tokens,
): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const screen of SCREENS) {
    const openings: Opening[] = []
    for (let round = 0; round < ROUNDS; round++)
      openings.push(await open(browser, site, { ...screen, token: tokens[screen.who] }))
    const figure = (what: string, unit: string, of: (opening: Opening) => number) =>
      figures.push({
        name: `${screen.name}, cold at 400 kbit/s and ${SLOWER} times slower: ${what}`,
        value: openings.map(of).toSorted((a, b) => a - b)[ROUNDS >> 1]!,
        unit,
        better: 'less',
      })
    figure('until it can be used', 's', ({ seconds }) => seconds)
    figure('received until then', 'KB', ({ bytes }) => bytes / 1024)
    figure('scripts and styles', 'files', ({ files }) => files)
    figure('requests', 'requests', ({ requests }) => requests)
  }
  return figures
}

async function open(
  browser: Browser,
  site: string,
  { path, usable, token }: { path: string; usable: string; token: string },
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_KEY,
      token,
    ] as const)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const seen: Omit<Opening, 'seconds'> = { bytes: 0, files: 0, requests: 0 }
    devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
      seen.bytes += encodedDataLength
    })
    devtools.on('Network.requestWillBeSent', ({ type }) => {
      seen.requests += 1
      if (type === 'Script' || type === 'Stylesheet') seen.files += 1
    })
    const began = performance.now()
    await page.goto(site + path, { waitUntil: 'commit' })
    await page.locator(usable).first().waitFor()
    return { ...seen, seconds: (performance.now() - began) / 1000 }
  } finally {
    await context.close()
  }
}
