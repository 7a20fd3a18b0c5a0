import { createServer, type AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '../../scripts/run/browser.ts'
import type { BenchFigure } from './measure.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Lighthouse's mobile scores (0-100) of the pages, each the better of two runs: the machine is
 * noisy, the page is not.
 */
export async function lighthouseScores(
  site: string,
  pages: Record<string, string>,
): Promise<BenchFigure[]> {
  const executablePath = findBrowser()
  if (!executablePath) return []
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...QUIET, `--remote-debugging-port=${port}`],
  })
  const figures: BenchFigure[] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      const runs = [await audit(site + path, port), await audit(site + path, port)]
      for (const category of CATEGORIES) {
        const value = Math.max(...runs.map((run) => run[category] ?? 0))
        figures.push({
          name: `Lighthouse ${name}: ${category}`,
          value,
          unit: '/100',
          better: 'more',
        })
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function audit(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  const categories = Object.values(result?.lhr.categories ?? {})
  return Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]))
}
