/** The log of the database layer; `console` and a pino logger both fit. */
export type Log = { info(message: string): void; warn(message: string): void }
