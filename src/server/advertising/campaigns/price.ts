import type { Transaction } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import type { Paise } from '#shared/rules/money.ts'

/** Refuses a price for a click above the site's highest. Throws INVALID_INPUT. */
export async function checkMaxClickPrice(tx: Transaction, price: Paise | undefined): Promise<void> {
  if (price === undefined) return
  const { highestClickPrice } = await getSettings(tx)
  if (Number(price) > highestClickPrice * 100)
    throw new ApiError('INVALID_INPUT', {
      fields: { costPerClick: `Maximum ₹${highestClickPrice.toLocaleString('en-IN')} per click` },
    })
}
