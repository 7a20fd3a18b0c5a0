import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useShortcuts } from '#app/admin/moderation/use-shortcuts.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import type { useRead } from '#app/data/use-read.ts'
import { adminPayments as t } from '#i18n/en/app/admin-payments.ts'
import { MATCH_STATES } from '#shared/rules/match-payments.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { MatchLine } from './MatchLine.tsx'
import type { BankLine } from './payment-calls.ts'
import { useMatching } from './use-matching.ts'

const FindAdvertiser = lazy(async () => ({
  default: (await import('./dialogs.ts')).FindAdvertiser,
}))

const LOOKS = { sure: 'live', likely: 'wait', unknown: 'draft' } as const

type Props = {
  lines: ReturnType<typeof useRead<'GET /ads/bank-lines'>>
  setNotice: (text: string) => void
}

/** The lines that nobody has decided about: by keys, the sure ones all at once. */
export const ToMatch = ({ lines, setNotice }: Props) => (
  <QueryState query={lines}>
    {({ data }) => <Lines lines={data} setNotice={setNotice} />}
  </QueryState>
)

function Lines({
  lines,
  setNotice,
}: {
  lines: readonly BankLine[]
  setNotice: Props['setNotice']
}) {
  const matching = useMatching(setNotice)
  const [currentId, setCurrent] = useState<number | null>(null)
  const [place, setPlace] = useState(0)
  const [picked, setPicked] = useState<Record<number, number>>({})
  const [finding, setFinding] = useState<BankLine | null>(null)
  // A line that was decided is gone: the one in its place comes next.
  const found = lines.findIndex(({ id }) => id === currentId)
  const at = found >= 0 ? found : Math.min(place, lines.length - 1)
  const current = lines[at]
  const sure = lines.filter(({ state }) => state === 'sure')
  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(lines.length - 1, index))
    setPlace(to)
    setCurrent(lines[to]?.id ?? null)
  }
  const chosen = (line: BankLine) => line.candidates[picked[line.id] ?? 0]
  const confirm = (line: BankLine) => {
    const to = chosen(line)
    if (!to) return
    goTo(lines.indexOf(line))
    void matching.confirm(line, to)
  }
  const exclude = (line: BankLine) => {
    const to = chosen(line)
    if (to) void matching.exclude(line, to.id)
  }
  const pick = (line: BankLine, index: number) =>
    line.candidates[index] && setPicked((before) => ({ ...before, [line.id]: index }))
  const find = (line: BankLine) => line.direction === 'in' && setFinding(line)
  const setAside = (line: BankLine) => {
    goTo(lines.indexOf(line))
    void matching.setAside(line)
  }
  useShortcuts({
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    y: () => current && confirm(current),
    n: () => current && exclude(current),
    f: () => current && find(current),
    x: () => current && setAside(current),
    a: () => sure.length > 0 && matching.confirmSure(sure),
    u: () => matching.canUndo && matching.undo(),
    ...Object.fromEntries(
      [0, 1, 2].map((index) => [String(index + 1), () => current && pick(current, index)]),
    ),
  })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  if (lines.length === 0)
    return (
      <>
        <EmptyState title={t.empty} text={t.emptyText} />
        <UndoLast matching={matching} />
      </>
    )
  return (
    <div className="match-lines" ref={list}>
      {MATCH_STATES.map((state) => {
        const own = lines.filter((line) => line.state === state)
        if (own.length === 0) return null
        const sum = own.reduce((total, { amount }) => total + amount, 0)
        return (
          <section key={state} aria-label={t.states[state]}>
            <header>
              <StatusPill look={LOOKS[state]}>{t.states[state]}</StatusPill>
              <span className="mute num">
                {t.lines(own.length)}, {formatRupees(sum)}
              </span>
              {state === 'sure' && (
                <Button
                  icon="check"
                  disabled={matching.isBusy}
                  onClick={() => void matching.confirmSure(own)}
                >
                  {t.confirmAll(own.length)} <kbd className="key">A</kbd>
                </Button>
              )}
            </header>
            <ul>
              {own.map((line) => (
                <MatchLine
                  key={line.id}
                  line={line}
                  isCurrent={line === current}
                  picked={picked[line.id] ?? 0}
                  onPick={(index) => pick(line, index)}
                  isBusy={matching.isBusy}
                  onConfirm={() => confirm(line)}
                  onExclude={() => exclude(line)}
                  onFind={() => find(line)}
                  onSetAside={() => setAside(line)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <p className="match-foot mute">
        <span>{t.once}</span>
        <span className="match-keys">
          <kbd className="key">J</kbd> {t.keys.next} <kbd className="key">K</kbd> {t.keys.back}{' '}
          <kbd className="key">1</kbd> {t.keys.choose} <kbd className="key">U</kbd> {t.keys.undo}
        </span>
      </p>
      <UndoLast matching={matching} />
      {finding && (
        <Suspense>
          <FindAdvertiser
            onClose={() => setFinding(null)}
            onChoose={(account) => {
              setFinding(null)
              goTo(lines.indexOf(finding))
              void matching.confirm(finding, { account })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const UndoLast = ({ matching }: { matching: ReturnType<typeof useMatching> }) =>
  matching.canUndo ? (
    <Button icon="undo" disabled={matching.isBusy} onClick={() => void matching.undo()}>
      {t.undo} <kbd className="key">U</kbd>
    </Button>
  ) : null
