/** What an audit entry of a listing may hold. */
export type Detail = Record<string, unknown>
export type Change = { field: string; before: unknown; after: unknown }

/** Columns under the names of the form. */
const FORM_NAMES: Record<string, string> = {
  hours: 'businessHours',
  serviceRadiusKm: 'serviceRadius',
  features: 'selectedFeatures',
}

/** What nobody asks for: the action itself says it, or it is of the machinery. */
const LEFT_OUT = new Set(['status', 'closedAt', 'approvedAt', 'ownerId', 'sourceDate'])

const recordOf = (value: unknown): Detail =>
  typeof value === 'object' && value !== null ? (value as Detail) : {}

/**
 * The fields that an entry tells about, as they were and as they were to be. A proposal is kept
 * beside what was shown then; older entries know only what was proposed.
 */
export function changesOf(detail: Detail): Change[] {
  const [before, after] =
    'proposed' in detail
      ? [recordOf(detail['shown']), recordOf(detail['proposed'])]
      : [recordOf(detail['before']), recordOf(detail['after'])]
  const changes = Object.keys(after).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))
  const features = recordOf(detail['features'])
  if ('after' in features)
    changes.push({
      field: 'features',
      before: features['before'] ?? null,
      after: features['after'] ?? null,
    })
  return changes
    .filter(({ field }) => !LEFT_OUT.has(field))
    .map((change) => ({ ...change, field: FORM_NAMES[change.field] ?? change.field }))
}
