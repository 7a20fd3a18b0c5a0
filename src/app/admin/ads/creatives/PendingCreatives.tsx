import { useEffect, useRef, useState } from 'react'
import { RejectDialog } from '#app/admin/ads/decide/RejectDialog.tsx'
import { useShortcuts } from '#app/admin/moderation/use-shortcuts.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import type { Creative } from '#contract/ad-creatives.ts'
import { adminCreatives as t } from '#i18n/en/app/admin-ads.ts'
import { SAVED_REASONS } from '#i18n/en/app/work.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CreativeReview } from './CreativeReview.tsx'
import { hasPendingChange, useCreativeDecision } from './use-creative-decision.ts'

type Props = { setNotice: (text: string) => void }

/** Creatives that wait for a look, one after another, the longest waiting first. */
export function PendingCreatives({ setNotice }: Props) {
  const pending = useRead('GET /ads/creatives/pending', {})
  return (
    <QueryState query={pending}>
      {({ creatives }) =>
        creatives.length === 0 ? (
          <div className="panel-box panel-body">
            <EmptyState title={t.none} text={t.noneText} />
          </div>
        ) : (
          <Judge creatives={creatives} setNotice={setNotice} />
        )
      }
    </QueryState>
  )
}

function Judge({ creatives, setNotice }: Props & { creatives: readonly Creative[] }) {
  const [shownId, show] = useState<number | null>(null)
  const [asks, setDialog] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const at = Math.max(
    0,
    creatives.findIndex(({ id }) => id === shownId),
  )
  const creative = creatives[at]!
  const { decide, isBusy } = useCreativeDecision(setNotice, () => {
    setDialog(false)
    show(creatives[at + 1]?.id ?? null)
  })
  // After a decision the next one is read at once.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [creative.id])
  const goTo = (place: number) => creatives[place] && show(creatives[place].id)
  const approve = () => !isBusy && decide(creative, true, null)
  useShortcuts({
    a: approve,
    r: () => setDialog(true),
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
  })
  const isChange = hasPendingChange(creative)
  return (
    <article className="panel-box">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {creative.name}
        </h2>
        <IconButton
          icon="arrow-left"
          label={t.back}
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        />
        <span className="num">{t.place(at + 1, creatives.length)}</span>
        <IconButton
          icon="arrow"
          label={t.next}
          disabled={at >= creatives.length - 1}
          onClick={() => goTo(at + 1)}
        />
      </header>
      <CreativeReview key={creative.id} creative={creative}>
        <div className="row">
          <Button look="primary" icon="check" busy={isBusy && t.working} onClick={approve}>
            {isChange ? t.approveChange : t.approve} <kbd className="key">A</kbd>
          </Button>
          <Button
            className="button-no"
            icon="close"
            disabled={isBusy}
            onClick={() => setDialog(true)}
          >
            {isChange ? t.rejectChange : t.reject} <kbd className="key">R</kbd>
          </Button>
        </div>
      </CreativeReview>
      {asks && (
        <RejectDialog
          title={(isChange ? t.rejectChangeTitle : t.rejectTitle)(creative.name)}
          text={isChange ? t.rejectChangeText : t.rejectText}
          reasons={SAVED_REASONS.creative}
          action={isChange ? t.rejectChange : t.rejectIt}
          isBusy={isBusy}
          onClose={() => setDialog(false)}
          onSure={(reason) => decide(creative, false, reason)}
        />
      )}
    </article>
  )
}
