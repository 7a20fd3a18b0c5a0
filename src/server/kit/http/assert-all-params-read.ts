/**
 * Takes what is left of a query once every known name was taken out of it: nothing. A parameter
 * that is added to the contract and read by nobody does not type-check.
 */
export const assertAllParamsRead = (_rest: Record<string, never>): void => {}
