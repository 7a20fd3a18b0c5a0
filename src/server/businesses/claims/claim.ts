import { and, eq } from 'drizzle-orm'
import type { Claim, claimBusiness as endpoint } from '#contract/claims.ts'
import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'
import { createOneTimeCode } from '#server/kit/actor/one-time-code.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  businessClaims as c,
  businesses as b,
  uploads,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { canMail, queueMail } from '#server/kit/mail/index.ts'
import { queueTextMessage } from '#server/kit/text-messages/index.ts'
import { claimCode } from '#server/kit/mail/templates/claim-code.ts'
import { CLAIM_CODE_VALID_HOURS, isCodeProof, type ClaimProofMethod } from '#shared/rules/claims.ts'
import { isEmailAddress } from '#shared/rules/contact-fields.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { getClaimMobile } from './mobile.ts'
import { readClaim } from './select.ts'
import { notifyAdminsOfClaim } from './notify-team.ts'

type Body = EndpointInput<typeof endpoint>['body']

const codeHashOf = (claimId: number, code: string, secret: Secret): string =>
  createMac(secret, 'claim code', `${claimId} ${code}`).toString('base64url')

/** Whether this is the code that was sent for the claim. */
export const isClaimCode = (
  { id, codeHash }: { id: number; codeHash: string },
  code: string,
  secret: Secret,
): boolean => verifyMac(secret, 'claim code', `${id} ${code}`, codeHash)

/**
 * Keeps a claim, or a new kind of proof for one that waits, and sends the code if that is the
 * proof. Throws NOT_FOUND, NOT_POSSIBLE, INVALID_INPUT, TOO_MANY_REQUESTS or NO_MESSAGES_LEFT.
 */
export async function claimBusiness(ctx: UserContext, given: Body): Promise<Claim> {
  const { db, actor, limits, address, now, config } = ctx
  const { businessId, proof, note = null } = given
  await limits.take([
    { use: 'claim by', key: actor.id, max: 10, withinMs: DAY_MS },
    { use: 'claim from', network: address, max: 60, withinMs: DAY_MS },
    // Nobody may use claims to flood a stranger's mailbox or phone.
    ...(isCodeProof(proof)
      ? [{ use: 'code of a claim to', key: businessId, max: 5, withinMs: DAY_MS }]
      : []),
  ])
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `claim by ${actor.id}`)
    const { name, slug, email, mobile } = await requireFree(tx, businessId, proof)
    const document = proof === 'document' ? await requireDocument(tx, actor.id, given) : null
    const open = and(eq(c.businessId, businessId), eq(c.accountId, actor.id), eq(c.status, 'open'))
    const [earlier] = await tx.select({ proof: c.proof }).from(c).where(open)
    const values = { proof, note, document, codeHash: null, codeTries: 0, provenAt: null }
    const [renewed] = await tx.update(c).set(values).where(open).returning({ id: c.id })
    const [made] = renewed
      ? [renewed]
      : await tx
          .insert(c)
          .values({ ...values, businessId, accountId: actor.id, createdAt: now() })
          .returning({ id: c.id })
    const { id } = made!
    await recordAudit(tx, actor, renewed ? 'prove' : 'create', 'claims', id, { businessId, proof })
    if (isCodeProof(proof)) {
      const code = createOneTimeCode()
      await tx
        .update(c)
        .set({
          codeHash: codeHashOf(id, code, config.jwtSecret),
          codeExpiresAt: new Date(now().getTime() + CLAIM_CODE_VALID_HOURS * HOUR_MS),
        })
        .where(eq(c.id, id))
      if (proof === 'code') await mailCode(tx, email!, { name, code })
      else await sendCode(ctx, tx, mobile!, code)
    } else if (earlier?.proof !== proof)
      await notifyAdminsOfClaim(tx, config.siteUrl, { name, slug, proof })
    return readClaim(tx, id)
  })
}

async function mailCode(
  tx: Transaction,
  email: string,
  values: { name: string; code: string },
): Promise<void> {
  if (!(await canMail(tx, email.toLowerCase())))
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: DAY_MS / 1000 })
  await queueMail(tx, { to: email, template: claimCode, values })
}

/** The person who has the phone of the listing reads it; it names the site in both languages. */
async function sendCode(
  { actor, now, config }: UserContext,
  tx: Transaction,
  to: string,
  code: string,
): Promise<void> {
  const [account] = await tx
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, actor.id))
  const { language = 'en' } = account ?? {}
  const message = { to, template: 'claim-code', language, values: { code } } as const
  const place = { now: now(), siteUrl: config.siteUrl }
  if ((await queueTextMessage(tx, message, place)) === null) throw new ApiError('NO_MESSAGES_LEFT')
}

/** The listing, which has no owner; it is locked until the transaction ends. */
async function requireFree(tx: Transaction, id: number, proof: ClaimProofMethod) {
  const [row] = await tx
    .select({ name: b.name, slug: b.slug, email: b.email, phone: b.phone, ownerId: b.ownerId })
    .from(b)
    .where(and(eq(b.id, id), eq(b.status, 'active')))
    .for('share')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  if (row.ownerId !== null)
    throw new ApiError('NOT_POSSIBLE', { message: 'This business already has an owner.' })
  const mobile = await getClaimMobile(tx, row.phone)
  const isMissing = {
    code: !isEmailAddress(row.email ?? ''),
    message: mobile === null,
    call: !row.phone,
    document: false,
  }[proof]
  if (isMissing)
    throw new ApiError('INVALID_INPUT', {
      fields: { proof: 'The listing has no such email or phone number' },
    })
  return { ...row, mobile }
}

async function requireDocument(
  tx: Transaction,
  accountId: number,
  { document }: Body,
): Promise<string> {
  const own = and(
    eq(uploads.path, document ?? ''),
    eq(uploads.accountId, accountId),
    eq(uploads.kind, 'claim-document'),
    eq(uploads.isStored, true),
  )
  const [row] = await tx.select({ path: uploads.path }).from(uploads).where(own).for('key share')
  if (!row) throw new ApiError('INVALID_INPUT', { fields: { document: 'Upload a photo first' } })
  return row.path
}
