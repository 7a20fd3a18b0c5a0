/** What a listing may lack. */
export const GAPS = ['phone', 'hours', 'photo', 'point'] as const
export type Gap = (typeof GAPS)[number]

type Listing = {
  phone: string | null
  businessHours: object | null
  latitude: number | null
  images: readonly string[]
}

/** What a listing lacks, in this order. */
export function listGaps({ phone, businessHours, latitude, images }: Listing): Gap[] {
  const lacks: Record<Gap, boolean> = {
    phone: !phone,
    hours: !businessHours,
    photo: images.length === 0,
    point: latitude === null,
  }
  return GAPS.filter((gap) => lacks[gap])
}

/** How many more there are than some days ago; less than zero where some went. */
export type Growth = Record<'total' | Gap, number>
