/** What the publisher says to the process that renders. */
export type Order = { outDir: string }

/** What that process says back: pages as they are made, and how the order ended. */
export type Report = { kind: 'page' } | { kind: 'done' } | { kind: 'failed'; reason: string }
