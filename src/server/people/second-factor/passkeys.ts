import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '#server/kit/db/connection.ts'
import { passkeys as p } from '#server/kit/db/tables/index.ts'

/** Loaded on demand: it brings parsers of certificates, which only passkeys need. */
const webauthn = () => import('@simplewebauthn/server')

type Place = { siteUrl: string }
type Answered = { id: string; response: object }

const placeOf = ({ siteUrl }: Place) => {
  const { origin, hostname } = new URL(siteUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

const idsOf = (rows: readonly (typeof p.$inferSelect)[]) =>
  rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports as AuthenticatorTransport[],
  }))

/** The passkeys of an account, the oldest first. */
export const listPasskeys = (db: DbOrTransaction, accountId: number) =>
  db.select().from(p).where(eq(p.accountId, accountId)).orderBy(p.id)

/** What the browser needs to make a passkey. */
export async function getCreationOptions(
  db: Db,
  account: { id: number; name: string; email: string | null; mobile: string | null },
  { siteUrl, siteName }: Place & { siteName: string },
) {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: new URL(siteUrl).hostname,
    userName: account.email ?? account.mobile ?? account.name,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(`account ${account.id}`),
    attestationType: 'none',
    excludeCredentials: idsOf(await listPasskeys(db, account.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** The passkey that the browser made, ready to be stored; null if it is not valid. */
export async function verifyPasskeyRegistration(
  credential: Answered,
  challenge: string,
  place: Place,
) {
  const { verifyRegistrationResponse } = await webauthn()
  const response = credential as unknown as RegistrationResponseJSON
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    ...placeOf(place),
    requireUserVerification: false,
  }).catch(() => null)
  if (!result?.verified) return null
  const { id, publicKey, counter, transports } = result.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (transports ?? []).slice(0, 8),
  }
}

/** What the browser needs to ask a passkey of the account; null when it has none. */
export async function getRequestOptions(db: Db, accountId: number, { siteUrl }: Place) {
  const rows = await listPasskeys(db, accountId)
  if (rows.length === 0) return null
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    allowCredentials: idsOf(rows),
    userVerification: 'preferred',
  })
}

/** What the browser needs to offer all passkeys that it has for this site, whoever asks. */
export async function getSignInOptions({ siteUrl }: Place) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    // Alone it must show more than that the phone is there.
    userVerification: 'required',
  })
}

/** The account of a passkey; undefined if there is none. */
export async function findPasskeyOwner(db: Db, credentialId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ accountId: p.accountId })
    .from(p)
    .where(eq(p.credentialId, credentialId))
  return row?.accountId
}

/**
 * Whether a passkey of the account signed the challenge; `isAlone`: after the phone's lock was
 * opened.
 */
export async function verifyPasskey(
  db: Db,
  accountId: number,
  { credential, challenge }: { credential: Answered; challenge: string },
  { siteUrl, now, isAlone = false }: Place & { now: Date; isAlone?: boolean },
): Promise<boolean> {
  const own = and(eq(p.accountId, accountId), eq(p.credentialId, credential.id))
  const [row] = await db.select().from(p).where(own)
  if (!row || challenge === '') return false
  const { verifyAuthenticationResponse } = await webauthn()
  const response = credential as unknown as AuthenticationResponseJSON
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    ...placeOf({ siteUrl }),
    requireUserVerification: isAlone,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => null)
  if (!result?.verified) return false
  const { newCounter: counter } = result.authenticationInfo
  await db.update(p).set({ counter, lastUsedAt: now }).where(eq(p.id, row.id))
  return true
}
