import { MergeDialog, type MergeKind, type MergeVersion } from './MergeDialog.tsx'

type Values = Record<string, unknown>

/** A field in words: its name, and what these values of the form say of it. */
export type DescribeField = (field: string, values: Values) => { name: string } & MergeVersion

type Props = {
  kind: MergeKind
  mine: Values
  theirs: Values
  /** The fields that both changed. */
  collisions: readonly string[]
  describe: DescribeField
  onClose: () => void
  /** The fields that are taken from the other side. */
  onDone: (fields: readonly string[]) => void
}

/** The fields of a form that two sides changed, to choose from. */
export function FieldMerge({ kind, mine, theirs, collisions, describe, onClose, onDone }: Props) {
  return (
    <MergeDialog
      kind={kind}
      collisions={collisions.map((id) => {
        const { name, ...version } = describe(id, mine)
        return { id, name, mine: version, theirs: describe(id, theirs) }
      })}
      onClose={onClose}
      onDone={(chosen) => onDone(collisions.filter((field) => chosen[field] === 'theirs'))}
    />
  )
}
