import { FieldMerge } from '#app/form/FieldMerge.tsx'
import type { RecordMerge } from '#app/form/use-record-merge.ts'
import type { ClassifiedValues } from './classified-values.ts'
import { useDescribeClassifiedField } from './use-describe-classified.ts'

/** The fields of an ad that somebody else changed too. */
export function ClassifiedMerge({ merging }: { merging: RecordMerge<ClassifiedValues> }) {
  const describe = useDescribeClassifiedField()
  const { conflict, close, choose } = merging
  if (!conflict) return null
  return (
    <FieldMerge
      kind="record"
      {...conflict}
      describe={describe}
      onClose={close}
      onDone={(fields) => void choose(fields)}
    />
  )
}
