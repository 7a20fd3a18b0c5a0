import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { DOUBTFUL_ROWS, writeDoubtfulListings } from '../doubtful-listings.ts'
import { makeAdministrator } from './administrator.ts'
import { createImportCaller, type ImportAnswer, type ImportCaller } from './import-caller.ts'
import { measureTime, type BenchFigure } from './measure.ts'
import { watchMemory } from './memory.ts'
import { spawnProduct, waitUntilHealthy } from './product.ts'

const ROWS = 45_451
const FIRST_RELEASE_MS = 10 * MINUTE_MS
/** What settles a cause without a look at its rows, the best one first. */
const ACTIONS = ['nearest', 'address', 'without']

/**
 * A list of 45,451 rows, 350 of them doubtful: how long it is checked, how many decisions it takes,
 * how long an administrator waits for each, and how long it is then written. Throws if rows remain
 * undecided.
 */
export async function measureDoubtfulImport(port: number): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-bench-doubtful-'))
  const dataDir = join(folder, 'data')
  const product = spawnProduct(dataDir, port)
  try {
    await waitUntilHealthy(product, FIRST_RELEASE_MS)
    const token = await makeAdministrator(dataDir, port)
    return await importDoubtful(createImportCaller(product.site, token), product.child.pid!)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function importDoubtful(api: ImportCaller, pid: number): Promise<BenchFigure[]> {
  const file = new File([writeDoubtfulListings(ROWS - DOUBTFUL_ROWS)], 'schools.csv', {
    type: 'text/csv',
  })
  const form = new FormData()
  form.append('file', file)
  const peak = watchMemory(pid)
  const { id, choices } = await api.ask('POST', '/admin/imports', form)
  const checked = await measureTime(async () => {
    await api.ask('POST', `/admin/imports/${id}/check`, choices)
    return api.ended(id)
  })
  if (checked.answer.toDecide !== DOUBTFUL_ROWS)
    throw new Error(`${checked.answer.toDecide} rows are doubtful, not ${DOUBTFUL_ROWS}.`)
  const opened = await measureTime(() => api.ask('GET', `/admin/imports/${id}`))
  const waits: number[] = []
  let left = checked.answer.toDecide
  for (const cause of checked.answer.causes) {
    const { seconds, answer } = await measureTime(() =>
      api.ask('POST', `/admin/imports/${id}/decide`, decide(cause)),
    )
    waits.push(seconds)
    left = answer.toDecide
  }
  if (left > 0) throw new Error(`${left} rows are undecided.`)
  const written = await measureTime(async () => {
    await api.ask('POST', `/admin/imports/${id}/run`)
    return api.ended(id)
  })
  const figure = (name: string, value: number, unit: string): BenchFigure => ({
    name: `import of ${ROWS.toLocaleString('en-IN')} with ${DOUBTFUL_ROWS} doubtful rows: ${name}`,
    value,
    unit,
    better: 'less',
  })
  return [
    figure('check', checked.seconds, 's'),
    figure('its screen is read', opened.seconds, 's'),
    figure('decisions', waits.length, ''),
    figure('the slowest decision', Math.max(...waits), 's'),
    figure('import', written.seconds, 's'),
    figure('memory meanwhile, at most', peak(), 'MiB'),
  ]
}

function decide({ key, can }: ImportAnswer['causes'][number]) {
  const action = ACTIONS.find((one) => can[one] !== undefined) ?? 'leave-out'
  return { cause: key, action, value: null }
}
