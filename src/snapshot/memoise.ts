import { replaceRows, type CompareRows } from './order.ts'

/*
 * A row is never changed, only replaced, and so is a list of rows. These functions keep what was
 * made of rows: after a change that replaced one of a hundred thousand, the results for all others
 * are the same objects as before.
 */

/**
 * Makes a function that groups rows as `Map.groupBy` does. The rows come in the given order; a
 * group without a replaced row is the same list as in the call before.
 */
export function memoiseGroups<Row, Key>(
  keyOf: (row: Row) => Key,
  order: CompareRows<Row>,
): (rows: readonly Row[]) => ReadonlyMap<Key, readonly Row[]> {
  let last: { rows: readonly Row[]; groups: ReadonlyMap<Key, readonly Row[]> } | null = null
  return (rows) => {
    if (last?.rows === rows) return last.groups
    const different = last && differencesOnce(last.rows, rows, order)
    const groups = different
      ? regrouped(last!.groups, different, keyOf, order)
      : Map.groupBy(rows, keyOf)
    last = { rows, groups }
    return groups
  }
}

type Differences<Row> = { gone: readonly Row[]; come: readonly Row[] }

/** With more, all rows were read again, and nothing can be kept. */
const MAX_DIFFERENCES = 1000

const found = new WeakMap<object, { before: unknown; different: unknown }>()

/** Several groupings of a list need the same differences. */
function differencesOnce<Row>(
  before: readonly Row[],
  now: readonly Row[],
  order: CompareRows<Row>,
): Differences<Row> | null {
  const known = found.get(now)
  if (known?.before === before) return known.different as Differences<Row> | null
  const different = differences(before, now, order)
  found.set(now, { before, different })
  return different
}

/** The differences between two lists in the same order; null when there are too many. */
function differences<Row>(
  before: readonly Row[],
  now: readonly Row[],
  order: CompareRows<Row>,
): Differences<Row> | null {
  const [gone, come]: [Row[], Row[]] = [[], []]
  let [i, j] = [0, 0]
  while (i < before.length || j < now.length) {
    if (i < before.length && before[i] === now[j]) {
      i++
      j++
      continue
    }
    if (gone.length + come.length > MAX_DIFFERENCES) return null
    const way = i === before.length ? 1 : j === now.length ? -1 : order(before[i]!, now[j]!)
    if (way <= 0) gone.push(before[i++]!)
    if (way >= 0) come.push(now[j++]!)
  }
  return { gone, come }
}

function regrouped<Row, Key>(
  before: ReadonlyMap<Key, readonly Row[]>,
  { gone, come }: Differences<Row>,
  keyOf: (row: Row) => Key,
  order: CompareRows<Row>,
): Map<Key, readonly Row[]> {
  const groups = new Map(before)
  const [leaving, coming] = [Map.groupBy(gone, keyOf), Map.groupBy(come, keyOf)]
  for (const key of new Set([...leaving.keys(), ...coming.keys()])) {
    const group = replaceRows(
      before.get(key) ?? [],
      leaving.get(key) ?? [],
      coming.get(key) ?? [],
      order,
    )
    if (group.length > 0) groups.set(key, group)
    else groups.delete(key)
  }
  return groups
}

/** Memoises a function of one object, for as long as that object exists. */
export function memoise<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const kept = new WeakMap<Of, Made>()
  return (of) => {
    const made = kept.get(of) ?? make(of)
    kept.set(of, made)
    return made
  }
}

/** Memoises by an object and a text: another text for the same object computes again. */
export function memoiseByText<Of extends object, Made>(): (
  of: Of,
  more: string,
  make: () => Made,
) => Made {
  const kept = new WeakMap<Of, { more: string; made: Made }>()
  return (of, more, make) => {
    const before = kept.get(of)
    if (before?.more === more) return before.made
    const made = make()
    kept.set(of, { more, made })
    return made
  }
}
