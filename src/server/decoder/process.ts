import { takeOrders } from '#server/confined/take-orders.ts'
import { frame } from './frames.ts'
import { LIMITS } from './messages.ts'
import type { Answer, Order, Refused } from './messages.ts'
import { animate, decode, encode } from './pictures.ts'
import { remux } from './videos.ts'

/* The process that reads what people send. */

takeOrders(LIMITS.memoryBytes, execute)

async function execute(order: Order): Promise<Answer> {
  try {
    const made = await workOf(order)
    return typeof made === 'string' ? { refused: made } : { made }
  } catch (error) {
    return { refused: reasonOf(error) }
  }
}

function workOf(order: Order) {
  switch (order.kind) {
    case 'decode':
      return decode(order)
    case 'encode':
      return encode(order)
    case 'animate':
      return animate(order)
    case 'remux':
      return remux(order)
    case 'frame':
      return frame(order)
  }
}

/**
 * The file is broken, or made to break its reader. The libraries name it in words when memory was
 * refused.
 */
const reasonOf = (error: unknown): Refused =>
  /out of memory|insufficient memory/i.test(String(error)) ? 'heavy' : 'broken'
