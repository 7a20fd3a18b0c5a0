import { Skeleton } from '#app/data/Skeleton.tsx'
import type { UnspelledName } from '#contract/suggestions.ts'
import { adminSpellings as t } from '#i18n/en/app/admin-spellings.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Toast } from '#ui/Toast.tsx'
import { SpellingCard } from './SpellingCard.tsx'
import { useSpellingQueue } from './use-spelling-queue.ts'

type Props = { first: readonly UnspelledName[]; total: number }

/** The name that is next, until none is left. */
export function SpellingQueue({ first, total }: Props) {
  const queue = useSpellingQueue(first, total)
  const { item, kept, left, skipped, canUndo } = queue
  const undo = () => void queue.undo()
  return (
    <div className="stack spelling">
      {(item || kept > 0) && <p className="num mute">{t.progress(kept, left)}</p>}
      {item ? (
        <SpellingCard
          key={`${item.kind}-${item.id}`}
          item={item}
          onKeep={queue.keep}
          onSkip={queue.skip}
          onUndo={canUndo ? undo : undefined}
        />
      ) : queue.isReading ? (
        <Skeleton />
      ) : (
        <div className="panel-box panel-body">
          <EmptyState title={t.done} text={skipped > 0 ? t.skippedText(skipped) : t.doneText}>
            {skipped > 0 && (
              <Button look="primary" onClick={queue.showSkipped}>
                {t.showSkipped}
              </Button>
            )}
            {canUndo && (
              <Button look="line" icon="undo" onClick={undo}>
                {t.undo}
              </Button>
            )}
          </EmptyState>
        </div>
      )}
      <Toast onGone={queue.forgetNotice}>{queue.notice}</Toast>
    </div>
  )
}
