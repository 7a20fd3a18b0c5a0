import type { Browser, Page } from '@playwright/test'
import { editBlogPath } from '#config/app-paths.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import type { BenchFigure } from './measure.ts'

const KEYS = 60
const PAUSE_MS = 100
const SLOWER = [1, 6]
const MODES = ['plain', 'rich'] as const
const WORDS = 'Every village market has its **day** and the best of it is gone by noon. '
const LENGTHS = { short: 'Short.', long: longText() }

/**
 * The editor of posts: from a key to the frame that shows it, in both ways of writing, in a post of
 * 10,000 words beside one of a word, in turn.
 */
export async function measureEditor(
  browser: Browser,
  site: string,
  token: string,
): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  const posts = {
    short: await makePost(site, token, LENGTHS.short),
    long: await makePost(site, token, LENGTHS.long),
  }
  for (const slower of SLOWER)
    for (const mode of MODES)
      for (const length of ['short', 'long'] as const) {
        const context = await browser.newContext()
        const page = await context.newPage()
        await page.goto(`${site}/help`)
        await page.evaluate(
          ([key, value, way]) => {
            localStorage.setItem(key!, value!)
            localStorage.setItem('blog-editor-mode', way!)
          },
          [TOKEN_KEY, token, mode],
        )
        await page.goto(site + editBlogPath(posts[length]))
        await page.getByRole('textbox', { name: 'Text', exact: true }).click()
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
        const took = await typed(page)
        const words = length === 'long' ? '10,000 words' : 'one word'
        figures.push({
          name: `key to frame, ${mode}, ${words}, ${slower} times slower, 95th percentile`,
          value: took[Math.floor(took.length * 0.95)]!,
          unit: 'ms',
          better: 'less',
        })
        await context.close()
      }
  return figures
}

/** Milliseconds from each key to its frame, the shortest first. */
async function typed(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(globalThis, { took })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // After the frame is made, not before.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => took.push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      true,
    )
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('abcdefgh'[key % 8]!)
    await page.waitForTimeout(PAUSE_MS)
  }
  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took)
  return took.sort((one, other) => one - other)
}

async function makePost(site: string, token: string, content: string): Promise<number> {
  const answer = await fetch(`${site}/api/blogs/admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: 'Markets', content, status: 'draft' }),
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  return data.id
}

function longText(): string {
  const paragraphs = Array.from({ length: 140 }, (_, at) =>
    at % 10 === 0 ? `## Part ${at}` : at % 7 === 0 ? '- one\n- another' : WORDS.repeat(6).trim(),
  )
  return paragraphs.join('\n\n')
}
