import { CallError } from '#client/call.ts'
import { call } from './api.ts'
import { $favourites } from './favourite-ids.ts'
import {
  keepIds,
  keepOwner,
  keepUntold,
  keptIds,
  keptOwner,
  keptUntold,
} from './favourites-kept.ts'
import { $session, refreshSession, type Session } from './session.ts'

let before: Promise<boolean> = Promise.resolve(true)

/**
 * Tells the account what changed here and takes what it has; false when it could not be reached,
 * and then what is untold stays for the next time. One after the other.
 */
export function keepInStep(session: Session): Promise<boolean> {
  before = before
    .then(() => step(session))
    .then(
      () => true,
      () => false,
    )
  return before
}

/** Tells the account of whoever is signed in. */
export async function tellNow(): Promise<void> {
  const session = $session.get() ?? refreshSession()
  if (session) await keepInStep(session)
}

async function step(session: Session): Promise<void> {
  const owner = keptOwner()
  if (owner === session.id)
    return take((await tellAll()) ?? (await call('GET /favorites', { stays: true })).data)
  // A visitor's join the account's. Another account's are none of this one's business.
  const ids = owner === null ? keptIds() : []
  const { data } = await call('POST /favorites', { body: { ids }, stays: true })
  if (owner !== null) keepUntold(new Map())
  keepOwner(session.id)
  // What was saved while the answer was on its way.
  const meanwhile = owner === null ? keptIds().filter((id) => !ids.includes(id)) : []
  keepUntold(new Map([...keptUntold(), ...meanwhile.map((id) => [id, true] as const)]))
  take(data)
  const told = await tellAll()
  if (told) take(told)
}

/** Each change in turn; what the account has after the last, null when there was none. */
async function tellAll(): Promise<number[] | null> {
  let saved: number[] | null = null
  for (const [businessId, isOn] of keptUntold()) {
    saved = (await tell(businessId, isOn)) ?? saved
    const untold = keptUntold()
    if (untold.get(businessId) === isOn) untold.delete(businessId)
    keepUntold(untold)
  }
  return saved
}

async function tell(businessId: number, isOn: boolean): Promise<number[] | null> {
  try {
    const name = isOn ? 'POST /favorites/{businessId}' : 'DELETE /favorites/{businessId}'
    return (await call(name, { params: { businessId }, stays: true })).data
  } catch (error) {
    // No longer listed: nothing to tell.
    if (error instanceof CallError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/**
 * The account's ids, the newest first, become those of this browser; what is untold stands over
 * them.
 */
function take(newestFirst: readonly number[]): void {
  const ids = new Set(newestFirst.toReversed())
  for (const [id, isOn] of keptUntold()) {
    if (isOn) ids.add(id)
    else ids.delete(id)
  }
  $favourites.set(new Set(keepIds([...ids])))
}
