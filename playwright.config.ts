import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_PROCESS_ENV, findBrowser } from './scripts/run/browser.ts'

const port = Number(process.env.BROWSER_TEST_PORT ?? 4398)

// The district that exists in tests alone: workers and the server under test read it, too.
process.env.DISTRICT = 'tests/fixtures/district'
// Named once, by the main process: its workers and the server under test inherit it.
process.env.BROWSER_TEST_FOLDER ??= join(tmpdir(), `zila-browser-${process.pid}`)

/**
 * The built site as a visitor meets it: the whole product, for a district of tests, on a fresh data
 * folder, in a real Chromium, as on most visitors' phones. A test whose outcome depends on the
 * width is tagged `@both`; one that is about a wide screen, or has no width, `@desktop`.
 */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/setup/late-records.ts',
  // No test asserts a time; on a busy machine the longest take many times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more than the two cores of the smallest machine: a third of a test is waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/run/slowest-playwright.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    // Requests that a worker answers cannot be watched; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      env: BROWSER_PROCESS_ENV,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without `navigator.webdriver`, as at a person's: a driven browser tells of no views.
        '--disable-blink-features=AutomationControlled',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop|@both/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node tests/browser/setup/serve.ts',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), TEST_RUNNER: String(process.pid) },
    // It bundles and renders the site in both languages; a busy machine takes many times as long.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
