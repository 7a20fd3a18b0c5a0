import type { ImportRequest } from './options.ts'
import type { ImportResult } from './run.ts'

const count = (number: number, what: string): string => `${number} ${what}`

/** The result of a run in a few lines. */
export function formatSummary(
  result: ImportResult,
  { dryRun }: Pick<ImportRequest, 'dryRun'>,
  seconds: number,
): string {
  const { rows, created, updated, unchanged, kept, rejected, noted, stopped, undone } = result
  const would = dryRun ? 'would be ' : ''
  const parts = [
    count(created, `${would}created`),
    count(updated, `${would}updated`),
    count(unchanged, 'unchanged'),
    ...(kept > 0 ? [count(kept, 'left as people changed them')] : []),
    count(rejected, 'rejected'),
  ]
  const speed = seconds > 0 ? `, ${Math.round(rows / seconds)} rows a second` : ''
  const lines = [`${rows} rows: ${parts.join(', ')} (${seconds.toFixed(1)} s${speed}).`]
  const named =
    noted === 1
      ? '1 of them names another town than it was put in'
      : `${noted} of them name another town than they were put in`
  if (noted > 0 && !undone) lines.push(`${named}: see the notes.`)
  if (undone) lines.push('Nothing was imported.')
  if (stopped && !undone)
    lines.push('Stopped. The rows counted above stay. Run it again to import the rest.')
  if (dryRun) lines.push('Nothing was written: this was a dry run.')
  return lines.join('\n')
}

/** 0: every row is in; 2: some are not. */
export const getExitCode = ({ rejected, stopped, undone }: ImportResult): number =>
  rejected > 0 || stopped || undone ? 2 : 0
