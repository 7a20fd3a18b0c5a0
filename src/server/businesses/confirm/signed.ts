import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a mail confirms: one listing, or without `businessId` all of that mail. */
export type Signed = { accountId: number; askedAt: Date; businessId?: number | undefined }

const LINK_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** Signs it for the address of a link. */
export function sign({ accountId, askedAt, businessId = 0 }: Signed, secret: string): string {
  const text = `${accountId}.${askedAt.getTime()}.${businessId}`
  const signature = createHmac('sha256', secret).update(`confirm listings ${text}`)
  return `${text}.${signature.digest('base64url')}`
}

/** What a signed text names; null when this site did not write it, or longer than 90 days ago. */
export function readSigned(text: string, secret: string, now: Date): Signed | null {
  const found = /^(\d{1,9})\.(\d{1,14})\.(\d{1,9})\./.exec(text)
  if (!found) return null
  const [accountId = 0, asked = 0, businessId = 0] = found.slice(1).map(Number)
  const signed = { accountId, askedAt: new Date(asked), businessId }
  const right = Buffer.from(sign(signed, secret))
  const given = Buffer.from(text)
  const isTrue = given.length === right.length && timingSafeEqual(given, right)
  if (!isTrue || now.getTime() - asked > LINK_DAYS * DAY_MS) return null
  return { ...signed, businessId: businessId || undefined }
}
