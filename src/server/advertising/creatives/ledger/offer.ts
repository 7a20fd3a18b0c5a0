import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { verifyMac, deriveKeys, createMac } from '#server/kit/actor/keys.ts'
import { getNetworkPrefix } from '#server/analytics/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'

const ID_BYTES = 12
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Digits of a price, so that the length of an offer does not tell it either. */
const PRICE_DIGITS = 12
const FROM_BYTES = 6

/** An advertisement as it was offered to one visitor in one place. */
export type AdOffer = {
  id: string
  campaignId: number
  creativeId: number
  placementId: number
  page: string
  town: string
  /** What a click costs, in paise. */
  price: number
  offeredAt: Date
  /** Who it was given to: a keyed hash that serves for this offer only. */
  from: string
}

type Asking = Pick<BaseContext, 'config' | 'address' | 'userAgent'>
type Offered = Omit<AdOffer, 'id' | 'from'>

/** Who asks, for one offer: neighbours of one address prefix with the same browser look alike. */
const askerOf = ({ address, userAgent }: Asking, id: string): string =>
  JSON.stringify([id, getNetworkPrefix(address), userAgent])
const fromOf = (asking: Asking, id: string): string =>
  createMac(asking.config.jwtSecret, 'ad offer from', askerOf(asking, id))
    .subarray(0, FROM_BYTES)
    .toString('base64url')

/** The key that is in use, and while it is replaced the one before it. */
const keysOf = ({ config }: Pick<Asking, 'config'>) => deriveKeys(config.jwtSecret, 'ad offer')

/**
 * The offer as a token that nobody else can make, change or read: what a campaign bids is nobody
 * else's business.
 */
export function createAdOfferToken(asking: Asking, offered: Offered): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const { campaignId, creativeId, placementId, page, town, price, offeredAt } = offered
  const padded = String(price).padStart(PRICE_DIGITS, '0')
  const fields = [id, campaignId, creativeId, placementId, page, town, padded]
  const payload = JSON.stringify([...fields, offeredAt.getTime(), fromOf(asking, id)])
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keysOf(asking)[0]!, iv, { authTagLength: TAG_BYTES })
  const sealed = [cipher.update(payload, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** The offer of a token; null for one that this site did not issue. */
export function verifyAdOfferToken(asking: Pick<Asking, 'config'>, token: string): AdOffer | null {
  const sealed = Buffer.from(token, 'base64url')
  const payload = keysOf(asking)
    .map((key) => unsealed(key, sealed))
    .find((text) => text !== null)
  if (payload === undefined) return null
  const [id, campaignId, creativeId, placementId, page, town, price, time, from] = JSON.parse(
    payload,
  ) as [string, number, number, number, string, string, string, number, string]
  const offeredAt = new Date(time)
  const what = { id, campaignId, creativeId, placementId, page, town }
  return { ...what, price: Number(price), offeredAt, from }
}

function unsealed(key: Buffer, token: Buffer): string | null {
  if (token.length <= IV_BYTES + TAG_BYTES) return null
  const iv = token.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(token.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const text = decipher.update(token.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString()
  } catch {
    return null
  }
}

/** Whether somebody else tells of an offer than it was given to. */
export const isFromOtherVisitor = (asking: Asking, { id, from }: AdOffer): boolean =>
  !verifyMac(asking.config.jwtSecret, 'ad offer from', askerOf(asking, id), from, {
    bytes: FROM_BYTES,
  })
