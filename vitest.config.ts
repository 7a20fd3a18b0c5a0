import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/run/browser.ts'
import { answerUploads } from './tests/component/setup/answer-uploads.ts'

/**
 * Three suites: pure rules; React's primitives and what else needs a browser but no site; and the
 * API on a real Postgres (one embedded cluster for the run, see tests/api/setup).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [answerUploads],
        // Found beforehand: what Vite finds while a test runs makes it load the page again.
        optimizeDeps: {
          include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findBrowser() ?? undefined,
                args: ['--no-sandbox', '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
          },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/api/setup/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // One core fewer than there are is the default; these wait for processes and for disks.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
    ],
  },
})
