/** Said over screens that are as they were when there was a connection. */
export const keptReads = { asOf: (time: string) => `Showing what was here on ${time}.` }
