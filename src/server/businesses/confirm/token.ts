import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** What a link in a mail confirms: one listing, or without `businessId` all of that mail. */
export type ConfirmToken = { accountId: number; askedAt: Date; businessId?: number | undefined }

const LINK_DAYS = 90

/** Signs the token for a link. */
export function signConfirmToken(
  { accountId, askedAt, businessId = 0 }: ConfirmToken,
  secret: Secret,
): string {
  const text = `${accountId}.${askedAt.getTime()}.${businessId}`
  return `${text}.${createMac(secret, 'still right', text).toString('base64url')}`
}

/** The content of a token; null when this site did not sign it, or more than 90 days ago. */
export function verifyConfirmToken(text: string, secret: Secret, now: Date): ConfirmToken | null {
  const found = /^(\d{1,9})\.(\d{1,14})\.(\d{1,9})(?=\.)/.exec(text)
  if (!found) return null
  const matches = verifyMac(secret, 'still right', found[0], text.slice(found[0].length + 1))
  const [accountId = 0, asked = 0, businessId = 0] = found.slice(1).map(Number)
  if (!matches || now.getTime() - asked > LINK_DAYS * DAY_MS) return null
  return { accountId, askedAt: new Date(asked), businessId: businessId || undefined }
}
