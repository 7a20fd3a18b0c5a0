import type { ApiDeps } from '#server/kit/http/context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { compareAndStoreSums } from './sum-comparisons.ts'
import { closeDays } from './days.ts'
import { dropOldMonthTables, createUpcomingMonthTables } from './months.ts'

const CLOSING_MS = 5 * MINUTE_MS

/**
 * Background tasks of the ledger: comparing the sums with it, and dropping old months.
 */
export function ledgerTasks({ db, logger, now = () => new Date() }: ApiDeps): Task[] {
  return [
    {
      name: 'compare the sums of ads with the ledger',
      everyMs: DAY_MS,
      run: async () => {
        const differences = await compareAndStoreSums(db, now())
        if (differences.length > 0)
          logger.error(
            { differences: differences.slice(0, 20) },
            'sums of ads differ from the ledger',
          )
      },
    },
    {
      name: 'add up the days of ads',
      everyMs: CLOSING_MS,
      run: () => closeDays(db, now()),
    },
    {
      name: 'prepare the next month of the ledger',
      everyMs: DAY_MS,
      run: () => createUpcomingMonthTables(db, now()),
    },
    {
      name: 'drop months of the ledger that are too old',
      everyMs: DAY_MS,
      run: async () => {
        const dropped = await dropOldMonthTables(db)
        if (dropped.length > 0) logger.info({ dropped }, 'old months of the ledger of ads dropped')
      },
    },
  ]
}
