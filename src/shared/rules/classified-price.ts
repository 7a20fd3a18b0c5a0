import { formatRupees } from './money.ts'

/** `₹4,25,000`, or "price on request". */
export const formatClassifiedPrice = (
  classified: { price: number | null; priceType: string },
  t: { onRequest: string },
): string =>
  classified.price === null || classified.priceType === 'on_request'
    ? t.onRequest
    : formatRupees(classified.price)
