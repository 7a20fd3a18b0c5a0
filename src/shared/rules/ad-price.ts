import { formatRupees } from './money.ts'

/** `₹4,25,000`, or "price on request". */
export const formatAdPrice = (
  ad: { price: number | null; priceType: string },
  t: { onRequest: string },
): string =>
  ad.price === null || ad.priceType === 'on_request' ? t.onRequest : formatRupees(ad.price)
