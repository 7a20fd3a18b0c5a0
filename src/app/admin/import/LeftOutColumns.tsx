import type { ImportDetail } from '#contract/imports.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'

/** The columns that an import leaves out, and for our own export why. */
export function LeftOutColumns({ one: { columns, choices } }: { one: ImportDetail }) {
  const { map, joins } = choices
  const taken = [...Object.values(map), ...Object.values(joins).flat()]
  const ignored = columns.filter((column) => column !== '' && !taken.includes(column))
  if (ignored.length === 0) return null
  const isOwnExport = map.number !== undefined && map.number !== ''
  return (
    <p className="notice">
      {t.ignored(ignored.join(', '))} {isOwnExport && t.ignoredHint}
    </p>
  )
}
