const LONGEST = 64

/** A placement's code made of its name: `Above the list` is `above_the_list`. */
export const toPlacementCode = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, LONGEST)
