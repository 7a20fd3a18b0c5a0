type Listing = {
  phone: string | null
  businessHours: object | null
  latitude: number | null
  images: readonly string[]
}

/** How many listings there are, and of how many the fact is known. */
export type Coverage = { total: number; phone: number; hours: number; point: number; photo: number }

/** Counts what is known of listings; nothing is estimated. */
export function countCoverage(listings: readonly Listing[]): Coverage {
  const having = (has: (one: Listing) => boolean) => listings.filter(has).length
  return {
    total: listings.length,
    phone: having(({ phone }) => Boolean(phone)),
    hours: having(({ businessHours }) => businessHours !== null),
    point: having(({ latitude }) => latitude !== null),
    photo: having(({ images }) => images.length > 0),
  }
}
