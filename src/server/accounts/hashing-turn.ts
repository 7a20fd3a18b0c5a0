import { siteNetworkOf } from '#server/rate-limit/address.ts'
import { ApiError } from '#server/errors/api-error.ts'

/**
 * Each hash takes 19 MiB and one of Node's four worker threads, which files and compression need
 * too.
 */
const AT_ONCE = 2
/** About ten seconds of work; a later request would time out before its turn. */
const MAX_WAITING = 400
const MAX_OF_ONE_NETWORK = 32

type Turn = { begin: () => void; refuse: (reason: Error) => void }

let running = 0
let waiting = 0
/** The waiting requests by network; the network whose turn is next comes first. */
const queues = new Map<string, Turn[]>()

/**
 * Does the work when its turn comes, two at a time. Networks take turns, so many requests of one
 * network do not hold up the others. When too many wait, a request of the network with the most
 * waiting gets UNAVAILABLE.
 */
export async function hashingTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else await waitFor(siteNetworkOf(address))
  try {
    return await work()
  } finally {
    // The turn is handed on, or given back.
    const next = takeNext()
    if (next) next.begin()
    else running -= 1
  }
}

function waitFor(network: string): Promise<void> {
  const own = queues.get(network) ?? []
  if (own.length >= MAX_OF_ONE_NETWORK) throw tooMany()
  if (waiting >= MAX_WAITING) makeRoom(own.length)
  queues.set(network, own)
  waiting += 1
  return new Promise((begin, refuse) => own.push({ begin, refuse }))
}

/** Refuses the last request of the longest queue, unless the newcomer's own queue is as long. */
function makeRoom(ownLength: number): void {
  const longest = [...queues.values()].reduce((long, queue) =>
    queue.length > long.length ? queue : long,
  )
  if (longest.length <= ownLength + 1) throw tooMany()
  longest.pop()!.refuse(tooMany())
  waiting -= 1
}

function takeNext(): Turn | undefined {
  const [first] = queues
  if (!first) return undefined
  const [network, queue] = first
  const turn = queue.shift()
  waiting -= 1
  // The network goes behind the others, or is removed when nothing of it waits.
  queues.delete(network)
  if (queue.length > 0) queues.set(network, queue)
  return turn
}

const tooMany = () =>
  new ApiError('UNAVAILABLE', {
    message: 'Too many people are signing in. Please try again shortly.',
  })
