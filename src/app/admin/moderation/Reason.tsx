import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { SavedReasons } from '#app/admin/work/SavedReasons.tsx'
import { toggleReason } from '#app/admin/work/toggle-reason.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { outcomes } from '#i18n/en/grievance-terms.ts'
import { COMPLAINT_OUTCOMES, type ComplaintOutcome } from '#shared/rules/complaint-outcomes.ts'
import { needsReason, MAX_REASON_LENGTH, type QueueItemKind } from '#shared/rules/moderation.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { getSavedReasons } from './saved-reasons.ts'
import { normaliseKey } from './use-shortcuts.ts'
import type { ReasonPrompt, VerdictDetails } from './verdict-input.ts'

export const REASON_FORM = 'reason-form'

const PolicyReasons = lazy(async () => ({
  default: (await import('#app/admin/work/PolicyReasons.tsx')).PolicyReasons,
}))

type Props = {
  kind: QueueItemKind
  asking: ReasonPrompt
  sender: string | null
  isBusy: boolean
  isReady: boolean
  onSend: (verdict: ReasonPrompt['verdict'], words: VerdictDetails) => void
  onCancel: () => void
}

/** The words that go with a verdict; of a complaint also how it ends, and words to its sender. */
export function Reason({ kind, asking, sender, isBusy, isReady, onSend, onCancel }: Props) {
  const { verdict } = asking
  const [words, setWords] = useState(asking.words)
  const [outcome, setOutcome] = useState<ComplaintOutcome>('kept')
  const [ownerWords, setOwnerWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const kept = getSavedReasons(kind)
  const isReport = kind === 'report'
  // The kept reasons come first: by their numbers, and by thumb a focused field would scroll past.
  useEffect(() => {
    const form = box.current?.form
    if (matchMedia('(pointer: coarse)').matches) form?.scrollIntoView()
    else form?.querySelector('input')?.focus()
  }, [])
  /** Outside the fields a number ticks a kept reason, and a letter begins to write. */
  const takeKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches('textarea, select')
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return
    const reason = kept[Number(normaliseKey(event.nativeEvent)) - 1]
    if (reason) {
      event.preventDefault()
      setWords(toggleReason(words, reason))
      setMissing(false)
    } else if (/^[\p{L}\p{M}]$/u.test(event.key)) {
      event.stopPropagation()
      box.current?.focus()
    }
  }
  const send = () => {
    const reason = words.trim() || null
    if (!reason && needsReason(kind, verdict)) {
      setMissing(true)
      box.current?.focus()
    } else if (!isReport) onSend(verdict, { reason })
    else if (verdict === 'approve') onSend(verdict, { reason, outcome })
    else onSend(verdict, { reason: ownerWords.trim() || null, note: reason })
  }
  const hint = !isReport ? t.whyHint : sender ? t.senderTold(sender) : t.senderUnknown
  return (
    <form
      id={REASON_FORM}
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
      {isReport && verdict === 'approve' && (
        <Select
          label={t.outcome}
          value={outcome}
          choices={COMPLAINT_OUTCOMES.filter((value) => value !== 'removed').map((value) => ({
            value,
            text: outcomes[value],
          }))}
          onChange={({ target }) => setOutcome(target.value as ComplaintOutcome)}
        />
      )}
      <SavedReasons reasons={kept} words={words} onChange={setWords} hasKeys />
      {(kind === 'campaign' || kind === 'creative') && (
        <Suspense>
          <PolicyReasons words={words} onChange={setWords} />
        </Suspense>
      )}
      <label className="field">
        <b>{isReport ? t.toSender : t.why}</b>
        <textarea
          ref={box}
          className="input"
          rows={4}
          maxLength={MAX_REASON_LENGTH}
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
        {isMissing ? t.reasonMissing : hint}
      </p>
      {isReport && verdict === 'reject' && (
        <label className="field">
          <b>{t.toOwner}</b>
          <textarea
            className="input"
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={ownerWords}
            onChange={({ target }) => setOwnerWords(target.value)}
          />
        </label>
      )}
      <div className="row">
        <Button type="submit" look="primary" disabled={isBusy || !isReady}>
          {t.verdicts[kind][verdict]}
        </Button>
        <Button look="bare" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
