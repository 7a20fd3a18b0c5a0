import type { Db } from '#server/kit/db/connection.ts'

type Cached<Key, Value> = { key: Key; readAt: number; value: Promise<Value> }

/**
 * Remembers the last answer for a key, for a time. For as long again it is answered while a new one
 * is read, so that no decision waits for a reading that comes again and again; where another key is
 * much the same, also while the first answer for the next key is read.
 */
export function createTimedCache<Key, Value>(
  forMs: number,
  read: (db: Db, key: Key) => Promise<Value>,
  { otherKeysServe = false } = {},
) {
  const all = new WeakMap<Db, Cached<Key, Value>>()
  const renewing = new WeakMap<Db, Key>()
  const readNow = (db: Db, key: Key): Cached<Key, Value> => ({
    ...{ key, readAt: performance.now() },
    value: read(db, key),
  })
  return (db: Db, key: Key): Promise<Value> => {
    const kept = all.get(db)
    const isOther = kept?.key !== key
    const age = kept && !isOther ? performance.now() - kept.readAt : Infinity
    if (kept && age < forMs) return kept.value
    if (kept && (isOther ? otherKeysServe : age < 2 * forMs)) {
      if (renewing.get(db) !== key) {
        renewing.set(db, key)
        const next = readNow(db, key)
        next.value
          .then(
            () => all.set(db, next),
            () => undefined,
          )
          .finally(() => renewing.delete(db))
      }
      return kept.value
    }
    const next = readNow(db, key)
    all.set(db, next)
    next.value.catch(() => all.delete(db))
    return next.value
  }
}
