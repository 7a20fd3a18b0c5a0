import { Suspense, useState } from 'react'
import { formatTime } from '#i18n/en/app/time.ts'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import type { DescribeField } from './FieldMerge.tsx'
import { FieldMerge } from './lazy-merge.ts'
import type { ServerDraft } from './use-server-draft.ts'

type Props = {
  draft: ServerDraft
  mine: Record<string, unknown>
  describe: DescribeField
}

/** Where what was typed is, and when it got there; where two devices collide, both versions. */
export function DraftStatus({ draft, mine, describe }: Props) {
  const [isCompared, setCompared] = useState(false)
  const { conflict } = draft
  const { where, at } = draft.saved
  const text = t.saved[where]
  const isKept = where === 'server' || where === 'device' || where === 'merged'
  return (
    <>
      <div className={isKept ? 'saved' : 'saved text-ink-2'} role="status">
        {typeof text === 'string' ? text : text(at ? formatTime(at.toISOString()) : '')}
        {conflict && <Button onClick={() => setCompared(true)}>{t.look}</Button>}
      </div>
      {conflict && isCompared && (
        <Suspense fallback={null}>
          <FieldMerge
            kind="draft"
            mine={mine}
            theirs={conflict.theirs}
            collisions={conflict.merge.collisions}
            describe={describe}
            onClose={() => setCompared(false)}
            onDone={(fields) => {
              setCompared(false)
              void draft.resolve(fields)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
