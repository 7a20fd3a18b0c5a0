import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '#app/admin/moderation/use-shortcuts.ts'
import type { UnspelledName } from '#contract/suggestions.ts'
import { adminSpellings as t } from '#i18n/en/app/admin-spellings.ts'
import { Button } from '#ui/Button.tsx'
import { SpellingInput } from './SpellingInput.tsx'

type Props = {
  item: UnspelledName
  onKeep: (spelling: string) => void
  onSkip: () => void
  /** Left out while there is nothing to undo. */
  onUndo: (() => void) | undefined
}

/** A name and its suggested spellings: a press or a digit takes one. */
export function SpellingCard({ item, onKeep, onSkip, onUndo }: Props) {
  const { kind, name, note, missing, spellings } = item
  const [isEditing, edit] = useState(spellings.length === 0)
  const card = useRef<HTMLElement>(null)
  // The button that was pressed is gone with its name: the keyboard stays where it was.
  useEffect(() => {
    if (!card.current?.contains(document.activeElement) && document.activeElement === document.body)
      card.current?.focus()
  }, [])
  const digits = spellings.map((spelling, i) => [String(i + 1), () => onKeep(spelling)] as const)
  useShortcuts({
    ...Object.fromEntries(digits),
    e: () => edit(true),
    s: onSkip,
    u: () => onUndo?.(),
  })
  const language = missing === 'hi' ? 'hi' : 'en'
  return (
    <section className="panel-box spelling-card" ref={card} tabIndex={-1} aria-label={name}>
      <div className="spelling-name" aria-live="polite">
        <p className="small mute">
          {t.kinds[kind]}
          {note && `, ${note}`}
        </p>
        <h2 lang={language === 'hi' ? 'en' : 'hi'}>{name}</h2>
      </div>
      {isEditing ? (
        <SpellingInput
          start={spellings[0] ?? ''}
          language={language}
          onSave={onKeep}
          onCancel={() => edit(false)}
        />
      ) : (
        <ul className="spelling-choices" aria-label={t.suggested}>
          {spellings.map((spelling, i) => (
            <li key={spelling}>
              <Button
                look={i === 0 ? 'primary' : 'line'}
                lang={language}
                onClick={() => onKeep(spelling)}
              >
                <span>{spelling}</span>
                <kbd className="key">{i + 1}</kbd>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="spelling-acts">
        <Button look="line" icon="edit" disabled={isEditing} onClick={() => edit(true)}>
          {t.edit} <kbd className="key">E</kbd>
        </Button>
        <Button look="line" onClick={onSkip}>
          {t.skip} <kbd className="key">S</kbd>
        </Button>
        <Button look="line" icon="undo" disabled={!onUndo} onClick={() => onUndo?.()}>
          {t.undo} <kbd className="key">U</kbd>
        </Button>
      </div>
    </section>
  )
}
