import { formState as t } from '#i18n/en/app/form-state.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props<Values> = {
  mine: Values
  /** As the record is now, while there is something to decide. */
  theirs: Values | null
  /** What each field is called; others are not shown. */
  names: Partial<Record<keyof Values & string, string>>
  onClose: () => void
  /** One's own goes over the other, whose version is sent from now on. */
  onKeep: (theirs: Values) => void
  /** The other one is taken: what was typed is given up. */
  onTake: () => void
}

/** Somebody else changed the same record meanwhile: shows both and lets one choose. */
export function ConflictDialog<Values extends object>(props: Props<Values>) {
  const { mine, theirs, names, onClose, onKeep, onTake } = props
  const differing = (Object.keys(names) as (keyof Values & string)[]).filter(
    (field) => theirs && textOf(mine[field]) !== textOf(theirs[field]),
  )
  return (
    <Dialog open={theirs !== null} onClose={onClose} title={t.changedTitle} closeLabel={t.close}>
      <p>{t.changedText}</p>
      {theirs && differing.length > 0 && (
        <table className="versus">
          <thead>
            <tr>
              <th scope="col">{t.changedField}</th>
              <th scope="col">{t.mine}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{names[field]}</th>
                <td>{textOf(mine[field]) || t.blank}</td>
                <td>{textOf(theirs[field]) || t.blank}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="dialog-actions">
        <Button onClick={onTake}>{t.takeTheirs}</Button>
        <Button look="primary" onClick={() => theirs && onKeep(theirs)}>
          {t.keepMine}
        </Button>
      </div>
    </Dialog>
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
