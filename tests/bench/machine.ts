import { cpus, release, totalmem, type } from 'node:os'

/** One line that says what the figures were measured on. */
export function describeMachine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return (
    `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GiB, ${type()} ` +
    `${release()}, Node ${process.versions.node}`
  )
}
