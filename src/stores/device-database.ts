/** A store of a database of this device; made when it is first used. */
export type DeviceStore = { database: string; store: string }

/**
 * Does something in a store of this device and answers its result once it is written, or null where
 * the browser forbids storage, has none, or where it is full: nothing is thrown, and what was there
 * stays. A database has one store.
 */
export async function inDeviceStore<Result>(
  { database: name, store }: DeviceStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    const database = await settled(opening)
    try {
      const transaction = database.transaction(store, mode)
      // A full disk is told of when all is written, after the request itself has succeeded.
      const [result] = await Promise.all([
        settled(act(transaction.objectStore(store))),
        finished(transaction),
      ])
      return result
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')))
  })
}
