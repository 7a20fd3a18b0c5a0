import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { makeAdministrator } from './administrator.ts'
import { generateListings } from './generate.ts'
import { createImportCaller, type ImportCaller } from './import-caller.ts'
import { measureTime, type BenchFigure } from './measure.ts'
import { getTreeMemory, getProcessUse, watchMemory } from './memory.ts'
import { waitUntilHealthy, spawnProduct } from './product.ts'
import { watchHealth } from './watch-health.ts'

const LISTINGS = 45_000
const SAMPLE = 'src/districts/palamu/businesses.csv'
const FIRST_RELEASE_MS = 10 * MINUTE_MS
const AFTER_MS = 5 * MINUTE_MS
const SAMPLE_MS = 1000

/**
 * An import of 45,000 listings as an administrator does it, then the export of all of them given
 * back: how long it takes, what the whole product uses meanwhile, five minutes later, while its
 * pages are still published, and five minutes after the last page, and how long an answer of
 * `GET /api/health` is waited for. Throws if the round trip changes anything.
 */
export async function measureImports(port: number): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-imports-'))
  const dataDir = join(folder, 'data')
  const product = spawnProduct(dataDir, port)
  try {
    await waitUntilHealthy(product, FIRST_RELEASE_MS)
    const pid = product.child.pid!
    const api = createImportCaller(product.site, await makeAdministrator(dataDir, port))
    const path = join(folder, 'listings.csv')
    await generateListings(SAMPLE, path, LISTINGS)
    const peak = watchMemory(pid)
    const answers = watchHealth(product.site, SAMPLE_MS)
    const first = await measureTime(async () => imported(api, await readFile(path), 'bench.csv'))
    const between = peak()
    tell('after the import', pid)
    const file = Buffer.from(await api.exported())
    const again = await measureTime(() => imported(api, file, 'back.csv'))
    const waited = await answers()
    if (again.answer['unchanged']! < LISTINGS || again.answer['updated'] !== 0)
      throw new Error(`The round trip changed something: ${JSON.stringify(again.answer)}`)
    await sleep(AFTER_MS)
    tell('five minutes later', pid)
    const later = getTreeMemory(pid)
    await api.published()
    await sleep(AFTER_MS)
    tell('five minutes after the last page', pid)
    const at = `of ${LISTINGS.toLocaleString('en-IN')}`
    const figure = (name: string, value: number, unit: string): BenchFigure => ({
      name: `import ${at}: ${name}`,
      value,
      unit,
      better: 'less',
    })
    return [
      figure('check and import', first.seconds, 's'),
      figure('the export given back, which changes nothing', again.seconds, 's'),
      figure('memory meanwhile, at most', between, 'MiB'),
      figure('memory five minutes later', later, 'MiB'),
      figure('memory five minutes after the last page', getTreeMemory(pid), 'MiB'),
      figure('the slowest answer of /api/health meanwhile', waited, 'ms'),
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What each process uses, for whoever looks for the reason. */
function tell(when: string, pid: number): void {
  const uses = getProcessUse(pid).toSorted((a, b) => b.mib - a.mib)
  const lines = uses.slice(0, 6).map(({ mib, command }) => `  ${mib.toFixed(0)} ${command}`)
  console.log([`MiB ${when}:`, ...lines].join('\n'))
}

async function imported(api: ImportCaller, content: Buffer, name: string) {
  const form = new FormData()
  form.append('file', new File([content as never], name, { type: 'text/csv' }))
  const one = await api.ask('POST', '/admin/imports', form)
  await api.ask('POST', `/admin/imports/${one.id}/check`, one.choices)
  const checked = await api.ended(one.id)
  const { created = 0, updated = 0 } = checked.counts ?? {}
  if (created + updated === 0) return checked.counts!
  await api.ask('POST', `/admin/imports/${one.id}/run`)
  return (await api.ended(one.id)).counts!
}
