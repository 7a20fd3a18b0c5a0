import { lazy, Suspense, useState, type ReactNode } from 'react'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { useWrite } from '#app/data/use-write.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import { Button } from '#ui/Button.tsx'
import type { DecideCause } from './CauseGroup.tsx'
import { groupCauses, withCauseDecision, type CauseDecision } from './group-causes.ts'
import { Decisions } from './Decisions.tsx'

const GuessedTowns = lazy(async () => ({
  default: (await import('./GuessedTowns.tsx')).GuessedTowns,
}))
const PreviewRow = lazy(async () => ({ default: (await import('./PreviewRow.tsx')).PreviewRow }))

type Props = {
  one: ImportDetail
  counts: NonNullable<ImportDetail['counts']>
  onChangeColumns: () => void
  onFailed: (notice: string) => void
  /** What an import changes in listings that are there. */
  children: ReactNode
}

/** A checked file: what needs a decision, the towns that were guessed, and a row as its listing. */
export function DecideStep({ one: read, counts, onChangeColumns, onFailed, children }: Props) {
  const write = useWrite('POST /admin/imports/{id}/decide', {
    invalidates: ['GET /admin/imports/{id}'],
  })
  const [pressed, press] = useState<CauseDecision | null>(null)
  const decide: DecideCause = (cause, decision) => {
    press({ cause, decision })
    write.mutate(
      {
        params: { id: read.id },
        body: { cause, action: decision?.action ?? null, value: decision?.value ?? null },
      },
      {
        onSettled: () => press(null),
        onError: ({ fields, serverMessage }) =>
          onFailed(Object.values(fields ?? {})[0] ?? serverMessage ?? t.failedTo),
      },
    )
  }
  const causes = withCauseDecision(read.causes, pressed)
  const one = { ...read, causes }
  const open = groupCauses(causes)
    .flatMap((group) => group.common ?? group.causes)
    .filter(({ kind }) => kind !== 'fixed')
  const decided = open.filter(({ decision }) => decision !== null).length
  const figure = (name: string, count: number, note = '') => ({
    name,
    figure: count.toLocaleString('en-IN'),
    note,
  })
  return (
    <>
      <FigureRow
        figures={[
          figure(t.ready, counts.rows - counts.rejected),
          figure(t.fresh, counts.created),
          figure(t.updates, counts.updated),
          figure(t.toDecide, one.toDecide, open.length > 0 ? t.reasons(open.length, decided) : ''),
        ]}
      />
      <div className="split">
        <div className="stack">
          {one.causes.length > 0 && <Decisions one={one} onDecide={decide} onFailed={onFailed} />}
          <Suspense>
            {one.guesses.length > 0 && <GuessedTowns one={one} onDecide={decide} />}
          </Suspense>
          {children}
        </div>
        <div className="stack">
          <Suspense>{one.previews.length > 0 && <PreviewRow one={one} />}</Suspense>
          <Button icon="edit" onClick={onChangeColumns}>
            {t.changeColumns}
          </Button>
        </div>
      </div>
    </>
  )
}
