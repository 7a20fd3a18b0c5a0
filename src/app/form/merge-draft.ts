type Values = Record<string, unknown>

export type Merge = {
  /** What does not collide; what does is this device's. */
  values: Values
  /** Fields that both devices changed, each another way. */
  collisions: string[]
}

/**
 * Two versions of a draft become one, field by field: `base` is what this device last read or
 * saved. Without it every field that differs collides.
 */
export function mergeDraft(base: Values | undefined, mine: Values, theirs: Values): Merge {
  const collisions: string[] = []
  const values = { ...mine }
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeValue(base?.[field], mine[field], theirs[field], base !== undefined)
    if (merged === COLLISION) collisions.push(field)
    else values[field] = merged
  }
  return { values, collisions }
}

const COLLISION = Symbol('both changed it')

function mergeValue(base: unknown, mine: unknown, theirs: unknown, hasBase: boolean): unknown {
  if (isSame(mine, theirs)) return mine
  if (hasBase && isSame(mine, base)) return theirs
  if (hasBase && isSame(theirs, base)) return mine
  // The days of a week, the answers to a category's questions: each for itself.
  if (!isRecord(mine) || !isRecord(theirs)) return COLLISION
  const { values, collisions } = mergeDraft(isRecord(base) ? base : undefined, mine, theirs)
  return collisions.length > 0 ? COLLISION : values
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever key their pictures are seen with. */
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ).replace(/\?until=\d+&key=[\w-]+/g, '')
