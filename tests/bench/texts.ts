import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { MAX_POST_LENGTH } from '#shared/rules/post-text.ts'
import { makeAdministrator } from './administrator.ts'
import { measureTime, type BenchFigure } from './measure.ts'
import { watchMemory } from './memory.ts'
import { waitUntilHealthy, spawnProduct } from './product.ts'
import { watchHealth } from './watch-health.ts'

const FIRST_RELEASE_MS = 10 * MINUTE_MS
const EVERY_MS = 20
const MIB = 1024 * 1024

/** The longest text that is taken, made of this. */
const filled = (part: string) => part.repeat(Math.floor(MAX_POST_LENGTH / part.length))

/** A row of a table, as wide as is taken. */
const row = (cell: string) => `${`| ${cell} `.repeat(99)}|\n`

/** Texts that take a parser long: as much as is taken, and what is refused by its look. */
const POSTS: Record<string, string> = {
  'an honest long text': filled(
    `The market of **Panki** opens at *six*. ${'Ask at the gate. '.repeat(9)}[More](/hours).\n\n`,
  ),
  'marks without an end, as many as are taken': filled(`${'*a **b _c '.repeat(400)}\n\n`),
  'quotes as deep as is taken': filled(`${'> '.repeat(48)}a\n`),
  'cells as many as are taken': row('a') + row('-') + row('b').repeat(90),
  'open links': filled('[a]('),
  'deep lists': Array.from({ length: 400 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
}

const FILES: Record<string, () => string> = {
  'one line of 15 MB': () => 'a'.repeat(15 * MIB),
  '19 MB of commas': () => ','.repeat(19 * MIB),
  '19 MB of open quotes': () => 'name\n"'.padEnd(19 * MIB, '""a\n'),
}

/**
 * How long others wait for an answer while the server is sent texts and files that are long to
 * read, one after the other, and the memory that the product uses meanwhile.
 */
export async function measureTexts(port: number): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-texts-'))
  const dataDir = join(folder, 'data')
  const product = spawnProduct(dataDir, port)
  try {
    await waitUntilHealthy(product, FIRST_RELEASE_MS)
    const headers = { Authorization: `Bearer ${await makeAdministrator(dataDir, port)}` }
    const post = (path: string, body: BodyInit, type?: string) =>
      fetch(`${product.site}/api${path}`, {
        method: 'POST',
        headers: type ? { ...headers, 'Content-Type': type } : headers,
        body,
      })
    const peak = watchMemory(product.child.pid!)
    const figures: BenchFigure[] = []
    const measure = async (name: string, send: () => Promise<Response>) => {
      const waited = watchHealth(product.site, EVERY_MS)
      const { seconds, answer } = await measureTime(send)
      const slowest = await waited()
      const { error = '' } = (await answer.json()) as { error?: string }
      console.log(`  ${name}: ${answer.status} after ${seconds.toFixed(1)} s ${error}`)
      figures.push({
        name: `slowest answer of /api/health during ${name}`,
        value: slowest,
        unit: 'ms',
        better: 'less',
      })
    }
    for (const [name, content] of Object.entries(POSTS))
      await measure(name, () =>
        post('/blogs/admin/preview', JSON.stringify({ content }), 'application/json'),
      )
    for (const [name, content] of Object.entries(FILES)) {
      const form = new FormData()
      form.append('file', new File([content()], 'file.csv', { type: 'text/csv' }))
      await measure(name, () => post('/admin/imports', form))
    }
    figures.push({
      name: 'memory while such texts and files are read, at most',
      value: peak(),
      unit: 'MiB',
      better: 'less',
    })
    return figures
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
