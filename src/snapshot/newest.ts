/** When the newest of some rows was changed (ISO 8601); empty for none. */
export function getNewestDate(rows: ReadonlyArray<{ updatedAt: string }>): string {
  let last = ''
  for (const { updatedAt } of rows) if (updatedAt > last) last = updatedAt
  return last
}
