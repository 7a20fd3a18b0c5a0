import { useState, type ReactNode } from 'react'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { drafts as words } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'

type Props = {
  read: 'GET /business-drafts' | 'GET /classified-drafts'
  texts: { title: string; nameOf: (name: string) => string; begin: string }
  onOpen: (draft: number) => void
  children: ReactNode
}

/**
 * Drafts that were begun on another device, before a second one is begun. Without any, or when they
 * cannot be read, the blank form in `children`.
 */
export function DraftOffer({ read, texts, onOpen, children }: Props) {
  // Both calls answer the same.
  const drafts = useRead(read as 'GET /business-drafts', {})
  const [begins, setBegins] = useState(false)
  const isReading = drafts.isPending && drafts.fetchStatus === 'fetching'
  // What is saved while the blank form is filled in is no other draft.
  const [offered, setOffered] = useState<typeof drafts.data>()
  if (!offered && drafts.data) setOffered(drafts.data)
  if (isReading) return <Skeleton />
  if (begins || !offered || offered.data.length === 0) return children
  return (
    <section className="panel-box panel-body stack" aria-label={texts.title}>
      {offered.data.map(({ id, name, updatedAt }) => (
        <div key={id} className="twin">
          <div>
            <h2>{texts.nameOf(name)}</h2>
            <p className="mute">{words.lastSaved(formatDay(updatedAt))}</p>
          </div>
          <Button look="primary" onClick={() => onOpen(id)}>
            {words.open}
            <span className="sr-only">: {texts.nameOf(name)}</span>
          </Button>
        </div>
      ))}
      <Button onClick={() => setBegins(true)}>{texts.begin}</Button>
    </section>
  )
}
