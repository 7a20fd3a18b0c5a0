import styles from '#styles/app/screens/merge.css?url'
import { useState } from 'react'
import { merge as t } from '#i18n/en/app/merge.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

export type MergeSide = 'mine' | 'theirs' | 'both'
export type MergeKind = keyof typeof t.kinds

/** What one side has, in words; pictures by their addresses. */
export type MergeVersion = { text: string; pictures?: readonly string[] }

/** What was changed on both sides; `hasBoth`: one after the other is possible too. */
export type Collision = {
  id: string
  name: string
  mine: MergeVersion
  theirs: MergeVersion
  hasBoth?: boolean
  /** The side that is chosen at first, otherwise one's own. */
  first?: MergeSide
}

type Props = {
  kind: MergeKind
  collisions: readonly Collision[]
  onClose: () => void
  /** The chosen side of each collision, by its id. */
  onDone: (chosen: Record<string, MergeSide>) => void
}

/** Both versions of everything that two sides changed, each another way; one is chosen for each. */
export function MergeDialog({ kind, collisions, onClose, onDone }: Props) {
  const texts = t.kinds[kind]
  const [chosen, setChosen] = useState(
    () =>
      Object.fromEntries(collisions.map(({ id, first = 'mine' }) => [id, first])) as Record<
        string,
        MergeSide
      >,
  )
  return (
    <div className="merge-window">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close}>
        <p>{texts.text}</p>
        {collisions.map(({ id, name, hasBoth, ...sides }) => (
          <fieldset key={id} className="merge">
            <legend className="field-label">{name}</legend>
            {(['mine', 'theirs', ...(hasBoth ? (['both'] as const) : [])] as const).map((side) => (
              <label key={side} className={`merge-side merge-${side}`}>
                <input
                  type="radio"
                  name={`merge-${id}`}
                  checked={chosen[id] === side}
                  onChange={() => setChosen({ ...chosen, [id]: side })}
                />
                <span>
                  <b>{texts.sides[side]}</b>
                  {side !== 'both' && <Shown {...sides[side]} />}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className="dialog-actions">
          <Button look="primary" onClick={() => onDone(chosen)}>
            {texts.done}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

const Shown = ({ text, pictures = [] }: MergeVersion) => (
  <>
    <span>{text || t.blank}</span>
    {pictures.length > 0 && (
      <span className="merge-pictures">
        {pictures.map((address) => (
          <img key={address} src={address} alt="" width="72" height="54" />
        ))}
      </span>
    )}
  </>
)
