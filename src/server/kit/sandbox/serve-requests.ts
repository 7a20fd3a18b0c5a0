import { limitMemory } from './memory-limit.ts'

/**
 * The side of the sandboxed process: limits its memory, then answers each order. It knows no secret
 * and holds no connection, so whatever the input does to it, the server only starts another one.
 */
export function serveRequests<Order, Answer>(
  memoryBytes: number,
  carryOut: (order: Order) => Promise<Answer>,
): void {
  const tell = (message: unknown): void => void process.send!(message)
  process.on('disconnect', () => process.exit())
  process.on('message', (order: Order) => {
    tell({ began: true })
    void carryOut(order).then(tell)
  })
  limitMemory(memoryBytes)
  tell({ ready: true })
}
