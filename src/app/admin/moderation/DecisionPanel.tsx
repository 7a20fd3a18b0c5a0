import type { ReactNode } from 'react'
import { SavedReasons } from '#app/admin/work/SavedReasons.tsx'
import { work as t } from '#i18n/en/app/work.ts'
import type { Verdict, QueueItemKind } from '#shared/rules/moderation.ts'
import { Button } from '#ui/Button.tsx'
import { REASON_FORM, Reason } from './Reason.tsx'
import { getSavedReasons } from './saved-reasons.ts'
import type { ReasonPrompt, VerdictDetails } from './verdict-input.ts'

type Props = {
  kind: QueueItemKind
  /** How many are selected; none means the one that is shown. */
  count: number
  verdicts: readonly Verdict[]
  asking: ReasonPrompt | null
  isBusy: boolean
  /** Whether all that is decided on is on the screen. */
  isReady: boolean
  problem: string | null
  /** Whom the closing words of a complaint are mailed to; null: nobody left an address. */
  sender: string | null
  /** What goes with an approval, below its button. */
  marks?: ReactNode
  onStart: (verdict: Verdict, words?: string) => void
  onSend: (verdict: Verdict, words: VerdictDetails) => void
  onCancel: () => void
}

const VARIANTS = { approve: 'primary', return: 'line', reject: 'line' } as const
const ICONS = { approve: 'check', return: 'message', reject: 'close' } as const

/** What can be decided, with the keys for it, and the words to whom it concerns. */
export function DecisionPanel(props: Props) {
  const { kind, count, verdicts, asking, isBusy, isReady, problem, marks, onStart } = props
  const refusal = verdicts.find((verdict) => verdict !== 'approve')
  return (
    <div className="decide-side stack">
      {count > 0 && <p className="num">{t.selected(count)}</p>}
      <div className="decide">
        {verdicts.map((verdict) => (
          <Button
            // Another one when it sends: the press that opens the form must not send it, too.
            key={`${verdict} ${asking?.verdict === verdict}`}
            // Of a message the reply is what comes first.
            look={kind === 'contact' ? 'line' : VARIANTS[verdict]}
            icon={ICONS[verdict]}
            className={verdict === 'reject' ? 'button-no' : ''}
            disabled={isBusy || !isReady}
            aria-expanded={verdict === 'approve' ? undefined : asking?.verdict === verdict}
            // Pressed again, it sends the words: on a phone it stays under the thumb.
            {...(asking?.verdict === verdict
              ? ({ type: 'submit', form: REASON_FORM } as const)
              : { onClick: () => onStart(verdict) })}
          >
            <span>{t.verdicts[kind][verdict]}</span>
            <kbd className="key">
              {t.verdictKeys[kind === 'contact' ? 'contact' : 'all'][verdict]}
            </kbd>
          </Button>
        ))}
      </div>
      {marks}
      {problem && (
        <p className="notice notice-error" role="alert">
          {t.failed}: {problem}
        </p>
      )}
      {asking ? (
        <Reason key={asking.verdict} {...props} asking={asking} />
      ) : (
        refusal &&
        kind !== 'contact' &&
        matchMedia('(min-width: 60em)').matches && (
          <div className="panel-box panel-body">
            <SavedReasons
              reasons={getSavedReasons(kind)}
              words=""
              onChange={(words) => onStart(refusal, words)}
              hasKeys
            />
          </div>
        )
      )}
    </div>
  )
}
