import { work as t } from '#i18n/en/app/work.ts'
import { DECISION_UNDO_WINDOW_MS } from '#shared/rules/moderation.ts'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'
import type { LastDecision } from './use-decisions.ts'

type Props = { last: LastDecision | null; onUndo: () => void; onGone: () => void }

/** What was decided, for as long as it can be undone. */
export const UndoToast = ({ last, onUndo, onGone }: Props) => (
  <Toast key={last?.ids[0]} onGone={onGone} lasts={DECISION_UNDO_WINDOW_MS - 500}>
    {last && (
      <>
        <span>{last.words}</span>
        <Button icon="undo" onClick={onUndo}>
          {t.undo}
          <kbd className="key">U</kbd>
        </Button>
      </>
    )}
  </Toast>
)
