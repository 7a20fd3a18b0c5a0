import { useState, type ReactNode } from 'react'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { drafts as words } from '#i18n/en/app/drafts.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'

type Props = { onOpen: (draft: number) => void; children: ReactNode }

/**
 * Drafts that were begun on another device, before a second one is begun. Without any, or when they
 * cannot be read, the blank form in `children`.
 */
export function DraftOffer({ onOpen, children }: Props) {
  const drafts = useRead('GET /business-drafts', {})
  const [begins, setBegins] = useState(false)
  const isReading = drafts.isPending && drafts.fetchStatus === 'fetching'
  // What is saved while the blank form is filled in is no other draft.
  const [offered, setOffered] = useState<typeof drafts.data>()
  if (!offered && drafts.data) setOffered(drafts.data)
  if (isReading) return <Skeleton />
  if (begins || !offered || offered.data.length === 0) return children
  return (
    <section className="panel-box panel-body stack" aria-label={t.drafts}>
      {offered.data.map(({ id, name, updatedAt }) => (
        <div key={id} className="twin">
          <div>
            <h2>{t.draftOf(name)}</h2>
            <p className="mute">{words.lastSaved(formatDay(updatedAt))}</p>
          </div>
          <Button look="primary" onClick={() => onOpen(id)}>
            {t.draftOpen}
            <span className="sr-only">: {t.draftOf(name)}</span>
          </Button>
        </div>
      ))}
      <Button onClick={() => setBegins(true)}>{t.beginNew}</Button>
    </section>
  )
}
