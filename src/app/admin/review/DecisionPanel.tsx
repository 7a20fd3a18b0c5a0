import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { PolicyReasons } from '#app/admin/work/PolicyReasons.tsx'
import { SavedReasons } from '#app/admin/work/SavedReasons.tsx'
import { toggleReason } from '#app/admin/work/toggle-reason.ts'
import { SAVED_REASONS, work as t } from '#i18n/en/app/work.ts'
import { needsReason, REASON_LENGTH } from '#shared/rules/moderation.ts'
import type { Verdict, QueueItemKind } from '#shared/rules/moderation.ts'
import { Button } from '#ui/Button.tsx'

type Props = {
  kind: QueueItemKind
  /** How many are selected; none means the one that is shown. */
  count: number
  verdicts: readonly Verdict[]
  /** The verdict whose reason is being written. */
  asking: Verdict | null
  isBusy: boolean
  /** Whether all that is decided on is on the screen. */
  isReady: boolean
  problem: string | null
  onStart: (verdict: Verdict) => void
  onSend: (verdict: Verdict, reason: string | null) => void
  onCancel: () => void
}

const VARIANTS = { approve: 'primary', return: 'line', reject: 'line' } as const
const ICONS = { approve: 'check', return: 'message', reject: 'close' } as const
const FORM = 'reason-form'
const KEYS = { approve: 'A', return: 'C', reject: 'R' }

/** What can be decided, with the keys for it, and the words to whom it concerns. */
export function DecisionPanel(props: Props) {
  const { kind, count, verdicts, asking, isBusy, isReady, problem, onStart } = props
  return (
    <div className="decide-side stack">
      {count > 0 && <p className="num">{t.selected(count)}</p>}
      <div className="decide">
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            look={VARIANTS[verdict]}
            icon={ICONS[verdict]}
            className={verdict === 'reject' ? 'button-no' : ''}
            disabled={isBusy || !isReady}
            aria-expanded={verdict === 'approve' ? undefined : asking === verdict}
            // Pressed again, it sends the words: on a phone it stays under the thumb.
            {...(asking === verdict
              ? ({ type: 'submit', form: FORM } as const)
              : { onClick: () => onStart(verdict) })}
          >
            <span>{t.verdicts[kind][verdict]}</span>
            <kbd className="key">{KEYS[verdict]}</kbd>
          </Button>
        ))}
      </div>
      {problem && (
        <p className="notice notice-error" role="alert">
          {t.failed}: {problem}
        </p>
      )}
      {asking && <Reason {...props} asking={asking} />}
    </div>
  )
}

const keptFor = (kind: QueueItemKind): readonly string[] =>
  kind === 'change'
    ? SAVED_REASONS.listing
    : ((SAVED_REASONS as Partial<Record<QueueItemKind, readonly string[]>>)[kind] ??
      SAVED_REASONS.other)

function Reason({ kind, asking, isBusy, isReady, onSend, onCancel }: Props & { asking: Verdict }) {
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const kept = keptFor(kind)
  // Saved reasons come first: they have number keys, and on a phone a focused field would scroll
  // them out of view.
  useEffect(() => {
    const form = box.current?.form
    if (matchMedia('(pointer: coarse)').matches) form?.scrollIntoView()
    else form?.querySelector('input')?.focus()
  }, [])
  /** Outside the field, a digit selects a saved reason and a letter starts typing. */
  const takeKey = (event: KeyboardEvent) => {
    if (event.target === box.current || event.ctrlKey || event.metaKey || event.altKey) return
    const reason = kept[Number(event.key) - 1]
    if (reason) {
      event.preventDefault()
      setWords(toggleReason(words, reason))
      setMissing(false)
    } else if (/^\p{L}$/u.test(event.key)) {
      event.stopPropagation()
      box.current?.focus()
    }
  }
  const send = () => {
    const reason = words.trim()
    if (!reason && needsReason(kind, asking)) {
      setMissing(true)
      box.current?.focus()
    } else onSend(asking, reason || null)
  }
  return (
    <form
      id={FORM}
      className="panel-box panel-body stack"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        takeKey(event)
      }}
    >
      <SavedReasons reasons={kept} words={words} onChange={setWords} hasKeys />
      {(kind === 'campaign' || kind === 'creative') && (
        <PolicyReasons words={words} onChange={setWords} />
      )}
      <label className="field">
        <b>{t.why}</b>
        <textarea
          ref={box}
          className="input"
          rows={4}
          maxLength={REASON_LENGTH}
          value={words}
          aria-invalid={isMissing || undefined}
          aria-describedby="reason-hint"
          onChange={({ target }) => {
            setWords(target.value)
            setMissing(false)
          }}
        />
      </label>
      <p
        id="reason-hint"
        className={isMissing ? 'is-no' : undefined}
        role={isMissing ? 'alert' : undefined}
      >
        {isMissing ? t.reasonMissing : t.whyHint}
      </p>
      <div className="row">
        <Button type="submit" look="primary" disabled={isBusy || !isReady}>
          {t.verdicts[kind][asking]}
        </Button>
        <Button look="bare" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
