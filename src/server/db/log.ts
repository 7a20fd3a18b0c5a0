/** Where the database layer says what it does; `console` and a pino logger both fit. */
export type Log = { info(message: string): void; warn(message: string): void }
