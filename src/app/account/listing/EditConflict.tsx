import { ConflictDialog } from '#app/form/ConflictDialog.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { getFieldLabel } from './check.ts'
import { useFormatValue } from './use-format-value.ts'
import { stripQuery, type ListingValues, type Pictures } from './values.ts'

export type ListingSnapshot = ListingValues & Pictures
type Field = keyof ListingSnapshot

type Props = {
  mine: ListingSnapshot
  /** As it is now, while there is something to decide. */
  theirs: ListingSnapshot | null
  fields: readonly Field[]
  onClose: () => void
  onTheirs: () => void
  onMine: () => void
}

/** Somebody saved meanwhile: both are shown in words, and one chooses; nothing is lost. */
export function EditConflict({ mine, theirs, fields, onClose, onTheirs, onMine }: Props) {
  const words = useFormatValue(theirs !== null)
  const notice = (field: Field, whole: ListingSnapshot) => words(field, whole[field])
  // Two sets of as many photos read the same.
  const isOther = (field: Field) =>
    theirs && plain(mine[field]) !== plain(theirs[field]) ? ` ${t.other}` : ''
  const saidOfMine = (field: Field) => {
    const text = notice(field, mine)
    return theirs && text === notice(field, theirs) ? text + isOther(field) : text
  }
  const each = (setNotice: (field: Field) => string) =>
    Object.fromEntries(fields.map((field) => [field, setNotice(field)]))
  return (
    <ConflictDialog
      mine={each(saidOfMine)}
      theirs={theirs && each((field) => notice(field, theirs))}
      names={each(getFieldLabel)}
      onClose={onClose}
      onTake={onTheirs}
      onKeep={onMine}
    />
  )
}

/** Pictures without the keys that let their owner see them. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? stripQuery(part) : part))
