/** A district or a state, which are stored in English. */
export const areaName = (name: string): string => name
