import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { work } from '#i18n/en/app/work.ts'

export type AuditChange = { name: string; before?: string; after: string }

const MAX_SHOWN = 300

/** The detail of an entry as lines: values before and after where it has both. */
export function getAuditChanges(detail: Record<string, unknown>): AuditChange[] {
  const { before, after, from, to, ...rest } = detail
  const changes: AuditChange[] = []
  if (isRecord(before) && isRecord(after))
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      changes.push({ name, before: textOf(before[name]), after: textOf(after[name]) })
  else {
    if (before !== undefined) rest['before'] = before
    if (after !== undefined) rest['after'] = after
  }
  if (from !== undefined && to !== undefined)
    changes.push({ name: 'value', before: textOf(from), after: textOf(to) })
  else {
    if (from !== undefined) rest['from'] = from
    if (to !== undefined) rest['to'] = to
  }
  return [
    ...changes,
    ...Object.entries(rest).map(([name, v]) => ({ name, after: afterOf(name, v) })),
  ]
}

/** What a value of an entry is called. */
export const getChangeLabel = (name: string): string => t.names[name] ?? work.facts[name] ?? name

/** Fields are listed by their labels. */
const afterOf = (name: string, value: unknown): string =>
  name === 'fields' && Array.isArray(value)
    ? value.map((field) => getChangeLabel(String(field))).join(', ')
    : textOf(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  const text = t.values[said] ?? said
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
