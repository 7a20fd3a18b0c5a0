const DAY = /^\d{4}-\d\d-\d\d$/

/** The audit filters of a URL. */
export function readAuditFilters(address: URLSearchParams) {
  const text = (name: string) => address.get(name)?.trim() || undefined
  const day = (name: string) => (DAY.test(address.get(name) ?? '') ? address.get(name)! : undefined)
  const record = address.get('record') ?? ''
  const found = {
    person: text('search'),
    noun: text('noun'),
    action: text('action'),
    from: day('from'),
    to: day('to'),
    record: /^\d{1,9}$/.test(record) ? record : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as Partial<Record<keyof typeof found, string>>
}
