import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export type Collision = { field: string; name: string; mine: string; theirs: string }
type Side = 'mine' | 'theirs'

type Props = {
  collisions: readonly Collision[]
  onClose: () => void
  /** The fields of which the other device's version is taken. */
  onDone: (theirs: readonly string[]) => void
}

/** What two devices changed, each another way: both versions of each field, one to be chosen. */
export function MergeDialog({ collisions, onClose, onDone }: Props) {
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const sideOf = (field: string): Side => chosen[field] ?? 'mine'
  return (
    <Dialog open onClose={onClose} title={t.mergeTitle} closeLabel={t.keep}>
      <p>{t.mergeText}</p>
      {collisions.map(({ field, name, ...texts }) => (
        <fieldset key={field} className="merge">
          <legend className="field-label">{name}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="merge-side">
              <input
                type="radio"
                name={`merge-${field}`}
                checked={sideOf(field) === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
              />
              <span>
                <small>{t.sides[side]}</small>
                <span>{texts[side] || t.blank}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="dialog-actions">
        <Button
          look="primary"
          onClick={() =>
            onDone(
              collisions.map(({ field }) => field).filter((field) => sideOf(field) === 'theirs'),
            )
          }
        >
          {t.mergeDone}
        </Button>
      </div>
    </Dialog>
  )
}
