import { listing as t } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'
import { labelOf } from './check.ts'
import type { Body } from './values.ts'

type Props = {
  fields: readonly string[]
  theirs: Body
  mine: Partial<Body>
  onTheirs: () => void
  onMine: () => void
}

const said = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** Somebody saved meanwhile: both are shown, and one chooses; nothing is lost. */
export function Meanwhile({ fields, theirs, mine, onTheirs, onMine }: Props) {
  return (
    <div className="notice notice-error" role="alert">
      <div className="stack stack-s">
        <b>{t.meanwhile}</b>
        <ul>
          {fields.map((field) => (
            <li key={field}>
              {t.meanwhileField(
                labelOf(field),
                said(theirs[field as keyof Body]),
                said(mine[field as keyof Body]),
              )}
            </li>
          ))}
        </ul>
        <div className="row">
          <Button onClick={onTheirs}>{t.takeTheirs}</Button>
          <Button look="primary" onClick={onMine}>
            {t.keepMine}
          </Button>
        </div>
      </div>
    </div>
  )
}
