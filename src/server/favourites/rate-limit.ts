/** Far more than a person presses, but too few to keep the database busy. */
export const FAVOURITES_RATE_LIMIT = { use: 'favourites', max: 120, withinMs: 60_000 }
