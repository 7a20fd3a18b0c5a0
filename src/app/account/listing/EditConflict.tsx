import { ConflictDialog } from '#app/form/ConflictDialog.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { labelOf } from './check.ts'
import { useWords } from './use-words.ts'
import { pathOf, type ListingValues, type Pictures } from './values.ts'

export type Whole = ListingValues & Pictures
type Field = keyof Whole

type Props = {
  mine: Whole
  /** As it is now, while there is something to decide. */
  theirs: Whole | null
  fields: readonly Field[]
  onClose: () => void
  onTheirs: () => void
  onMine: () => void
}

/** Somebody saved meanwhile: both are shown in words, and one chooses; nothing is lost. */
export function EditConflict({ mine, theirs, fields, onClose, onTheirs, onMine }: Props) {
  const words = useWords(theirs !== null)
  const notice = (field: Field, whole: Whole) => words(field, whole[field])
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
      names={each(labelOf)}
      onClose={onClose}
      onTake={onTheirs}
      onKeep={onMine}
    />
  )
}

/** Pictures without the keys that let their owner see them. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? pathOf(part) : part))
