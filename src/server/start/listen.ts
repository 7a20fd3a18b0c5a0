import type { Server } from 'node:http'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { CommandError } from './command-error.ts'

type Place = { host: string; port: number; variable: 'PORT' | 'METRICS_PORT' }

/** Throws CommandError, with what to do, if the port is not available. */
export async function listen(server: Server, place: Place): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, place)))
    server.listen(place.port, place.host, resolve)
  })
}

function explain(error: Error, { host, port, variable }: Place): Error {
  switch (getErrorCode(error)) {
    case 'EADDRINUSE':
      return new CommandError(
        `Port ${port} is in use: stop the program that has it, or choose another one with ` +
          `${variable}.`,
      )
    case 'EACCES':
      return new CommandError(
        `Port ${port} may not be opened by this user: choose one above 1023 with ${variable}.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(
        `${variable === 'PORT' ? 'HOST' : 'METRICS_HOST'} is ${host}, which is not an address of ` +
          'this machine: use 127.0.0.1, or 0.0.0.0 for all.',
      )
    default:
      return error
  }
}
