import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { prefixOf } from '#server/analytics/index.ts'
import type { BaseContext } from '#server/http/verb-context.ts'

const ID_BYTES = 12
const MAC_BYTES = 16
const FROM_BYTES = 6

/** An advertisement as it was offered to one visitor in one place. */
export type Offer = {
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
type Offered = Omit<Offer, 'id' | 'from'>

const mac = ({ config }: Pick<Asking, 'config'>, what: string, text: string) =>
  createHmac('sha256', config.jwtSecret).update(`${what} ${text}`).digest()

/** Who asks, for one offer: neighbours of one address prefix with the same browser look alike. */
const fromOf = (asking: Asking, id: string): string =>
  mac(asking, 'ad offer from', JSON.stringify([id, prefixOf(asking.address), asking.userAgent]))
    .subarray(0, FROM_BYTES)
    .toString('base64url')

const signatureOf = (asking: Pick<Asking, 'config'>, payload: string): string =>
  mac(asking, 'ad offer', payload).subarray(0, MAC_BYTES).toString('base64url')

/** The offer as a token that nobody else can make and that cannot be changed. */
export function signOffer(asking: Asking, offered: Offered): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const { campaignId, creativeId, placementId, page, town, price, offeredAt } = offered
  const fields = [id, campaignId, creativeId, placementId, page, town, price]
  const payload = Buffer.from(
    JSON.stringify([...fields, offeredAt.getTime(), fromOf(asking, id)]),
  ).toString('base64url')
  return `${payload}.${signatureOf(asking, payload)}`
}

/** The offer that a token stands for; null for one that was not made here. */
export function readOffer(asking: Pick<Asking, 'config'>, token: string): Offer | null {
  const [payload = '', signature = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(asking, payload))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [id, campaignId, creativeId, placementId, page, town, price, time, from] = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as [string, number, number, number, string, string, number, number, string]
  const offeredAt = new Date(time)
  return { id, campaignId, creativeId, placementId, page, town, price, offeredAt, from }
}

/** Whether somebody else tells of an offer than it was given to. */
export const isElsewhere = (asking: Asking, { id, from }: Offer): boolean =>
  fromOf(asking, id) !== from
