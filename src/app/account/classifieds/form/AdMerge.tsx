import { FieldMerge } from '#app/form/FieldMerge.tsx'
import type { RecordMerge } from '#app/form/use-record-merge.ts'
import type { AdValues } from './ad-values.ts'
import { useDescribeAd } from './use-describe-ad.ts'

/** The fields of an ad that somebody else changed too. */
export function AdMerge({ merging }: { merging: RecordMerge<AdValues> }) {
  const describe = useDescribeAd()
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
