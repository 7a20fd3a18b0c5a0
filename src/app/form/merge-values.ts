import { stripPictureKeys } from './strip-picture-keys.ts'

export type MergeResult<Values> = {
  /** What does not collide; what does is one's own. */
  values: Values
  /** Fields that both sides changed, each another way; of fields that belong together the first. */
  collisions: string[]
  /** Fields that the other side alone changed. */
  taken: string[]
}

type Fields = Record<string, unknown>

/** Fields that only make sense together, of every form: they are taken from the same side. */
const TOGETHER: readonly (readonly string[])[] = [
  ['latitude', 'longitude'],
  ['locationId', 'selectedState', 'selectedDistrict'],
  ['city', 'state'],
  ['price', 'priceType'],
  ['images', 'imageTexts'],
  ['mainImages', 'additionalImages'],
  ['slug', 'isOwnSlug'],
  ['status', 'day', 'time'],
  ['startDate', 'endDate'],
]

const getGroup = (field: string): readonly string[] =>
  TOGETHER.find((fields) => fields.includes(field)) ?? [field]

/**
 * Two versions of a form's values become one, field by field: `base` is what both began with.
 * Without it every field that differs collides.
 */
export function mergeValues<Values extends object>(
  base: Values | undefined,
  mine: Values,
  theirs: Values,
): MergeResult<Values> {
  const merge: MergeResult<Fields> = { values: { ...(mine as Fields) }, collisions: [], taken: [] }
  const sides = [base, mine, theirs] as (Fields | undefined)[]
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  for (const field of names) {
    const group = getGroup(field).filter((one) => names.has(one))
    if (group[0] !== field) continue
    const [before, own, other] = sides.map((side) => read(side, group))
    const merged = mergeValue(before, own, other, base !== undefined)
    if (merged === COLLISION) merge.collisions.push(field)
    else {
      if (!isSame(merged, own)) merge.taken.push(field)
      write(merge.values, group, merged)
    }
  }
  return merge as MergeResult<Values>
}

/** The values with these fields, and what belongs to them, of the other side. */
export function copyFields<Values extends object>(
  values: Values,
  theirs: Values,
  fields: readonly string[],
): Values {
  const names = fields.flatMap(getGroup).filter((field) => field in theirs)
  return { ...values, ...Object.fromEntries(names.map((name) => [name, (theirs as Fields)[name]])) }
}

/** The value of a field; of several a list, which is never merged within. */
const read = (side: Fields | undefined, group: readonly string[]): unknown =>
  group.length === 1 ? side?.[group[0]!] : group.map((field) => side?.[field] ?? null)

function write(values: Fields, group: readonly string[], value: unknown) {
  if (group.length === 1) values[group[0]!] = value
  else group.forEach((field, at) => (values[field] = (value as unknown[])[at]))
}

const COLLISION = Symbol('both changed it')

function mergeValue(base: unknown, mine: unknown, theirs: unknown, hasBase: boolean): unknown {
  if (isSame(mine, theirs)) return mine
  if (hasBase && isSame(mine, base)) return theirs
  if (hasBase && isSame(theirs, base)) return mine
  // The days of a week, the answers to a category's questions: each for itself.
  if (!isRecord(mine) || !isRecord(theirs)) return COLLISION
  const { values, collisions } = mergeValues(isRecord(base) ? base : undefined, mine, theirs)
  return collisions.length > 0 ? COLLISION : values
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever key their pictures are seen with. */
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  stripPictureKeys(
    JSON.stringify(value ?? null, (_, part: unknown) =>
      isRecord(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ),
  )
