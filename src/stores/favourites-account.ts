import { CallError } from '#client/call.ts'
import { call } from './api.ts'
import { $favourites } from './favourite-ids.ts'
import {
  writeFavouriteIds,
  writeFavouritesOwner,
  writeUnsyncedFavourites,
  readFavouriteIds,
  readFavouritesOwner,
  readUnsyncedFavourites,
} from './favourites-storage.ts'
import { $session, refreshSession, type Session } from './session.ts'

let before: Promise<boolean> = Promise.resolve(true)

/**
 * Sends local changes to the account and takes over its ids. False if it could not be reached;
 * unsent changes then wait for the next time. Runs one after the other.
 */
export function syncFavourites(session: Session): Promise<boolean> {
  before = before
    .then(() => step(session))
    .then(
      () => true,
      () => false,
    )
  return before
}

/** Tells the account of whoever is signed in. */
export async function syncCurrentFavourites(): Promise<void> {
  const session = $session.get() ?? refreshSession()
  if (session) await syncFavourites(session)
}

async function step(session: Session): Promise<void> {
  const owner = readFavouritesOwner()
  if (owner === session.id)
    return take((await syncAll()) ?? (await call('GET /favorites', { stays: true })).data)
  // A visitor's favourites are added to the account's; those of another account are not.
  const ids = owner === null ? readFavouriteIds() : []
  const { data } = await call('POST /favorites', { body: { ids }, stays: true })
  if (owner !== null) writeUnsyncedFavourites(new Map())
  writeFavouritesOwner(session.id)
  // Changes that were made while the answer was on its way.
  const meanwhile = owner === null ? readFavouriteIds().filter((id) => !ids.includes(id)) : []
  writeUnsyncedFavourites(
    new Map([...readUnsyncedFavourites(), ...meanwhile.map((id) => [id, true] as const)]),
  )
  take(data)
  const told = await syncAll()
  if (told) take(told)
}

/**
 * Sends each change in turn. Answers the account's ids after the last one, null if there was no
 * change.
 */
async function syncAll(): Promise<number[] | null> {
  let saved: number[] | null = null
  for (const [businessId, isOn] of readUnsyncedFavourites()) {
    saved = (await sync(businessId, isOn)) ?? saved
    const untold = readUnsyncedFavourites()
    if (untold.get(businessId) === isOn) untold.delete(businessId)
    writeUnsyncedFavourites(untold)
  }
  return saved
}

async function sync(businessId: number, isOn: boolean): Promise<number[] | null> {
  try {
    const name = isOn ? 'POST /favorites/{businessId}' : 'DELETE /favorites/{businessId}'
    return (await call(name, { params: { businessId }, stays: true })).data
  } catch (error) {
    // No longer listed, so there is nothing to send.
    if (error instanceof CallError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Replaces the ids of this browser by the account's (newest first), with unsent changes on top. */
function take(newestFirst: readonly number[]): void {
  const ids = new Set(newestFirst.toReversed())
  for (const [id, isOn] of readUnsyncedFavourites()) {
    if (isOn) ids.add(id)
    else ids.delete(id)
  }
  $favourites.set(new Set(writeFavouriteIds([...ids])))
}
