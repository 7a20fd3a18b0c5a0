/** Far more presses than anyone makes, few enough that nobody keeps the database busy. */
export const LIMIT = { use: 'favourites', max: 120, withinMs: 60_000 }
