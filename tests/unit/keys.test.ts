import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  KEY_USES,
  deriveKeys,
  createMac,
  verifyMac,
  type KeyUse,
  type Secret,
} from '#server/kit/actor/keys.ts'
import { getKnownDeviceKey, issueDeviceToken } from '#server/people/accounts/device-tokens.ts'
import { matchesMailedCode } from '#server/people/accounts/mailed-code.ts'
import {
  hashRegistrationCode,
  matchesRegistrationCode,
} from '#server/people/accounts/registration-mail.ts'
import { issueAccessToken, verifyAccessToken } from '#server/people/accounts/token.ts'
import * as claims from '#server/businesses/claims/claim.ts'
import * as stillRight from '#server/businesses/confirm/token.ts'
import {
  isFromOtherVisitor,
  verifyAdOfferToken,
  createAdOfferToken,
} from '#server/advertising/creatives/ledger/offer.ts'
import * as newsletter from '#server/newsletter/token.ts'
import {
  reencryptValue,
  encryptValue,
  decryptValue,
} from '#server/people/second-factor/encrypt-value.ts'
import { hasSitePass, createSitePass, PASS_COOKIE } from '#server/kit/settings/site-pass.ts'
import { createPrivateLinks } from '#server/kit/uploads/private-links.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const OLD = 'the secret of last year, long enough'
const NEW = 'the secret of this year, long enough'
const BOTH: Secret = { now: NEW, before: OLD }
const NOW = new Date('2026-11-25T05:00:00Z')
const LATER = new Date(NOW.getTime() + MINUTE_MS)
const PICTURE = `/uploads/${'a'.repeat(32)}-1x1.jpg`

const asking = (jwtSecret: Secret) =>
  ({ config: { jwtSecret }, address: '203.0.113.7', userAgent: 'A phone' }) as never
const OFFER = {
  ...{ campaignId: 1, creativeId: 2, placementId: 3, page: 'home', town: '', price: 200 },
  offeredAt: NOW,
}
const PERSON = { id: 7, passwordHash: 'a hash' }
const holder = { id: 7, role: 'user', name: 'Asha', sessionId: 'a session' } as const

/** What each use makes with one secret, and whether that is taken with another. */
const USES: Record<
  Exclude<KeyUse, 'network' | 'ad offer from'>,
  {
    make: (secret: Secret) => string | Promise<string>
    isTaken: (made: string, secret: Secret) => boolean | Promise<boolean>
  }
> = {
  session: {
    make: (secret) => issueAccessToken(holder, { secret, now: new Date(), lifetimeMs: 60_000 }),
    isTaken: (token, secret) =>
      verifyAccessToken(token, secret).then(
        ({ id }) => id === 7,
        () => false,
      ),
  },
  'sealed values of accounts': {
    make: (secret) => encryptValue('GEZDGNBVGY3TQOJQ', secret),
    isTaken: (sealed, secret) => decryptValue(sealed, secret) === 'GEZDGNBVGY3TQOJQ',
  },
  'private upload': {
    make: (secret) => createPrivateLinks(secret).sign(PICTURE, NOW),
    isTaken: (link, secret) => {
      const query = new URL(link, 'http://x').searchParams
      const given = { until: query.get('until')!, key: query.get('key')! }
      return createPrivateLinks(secret).isGood('a'.repeat(32), given, NOW)
    },
  },
  'site pass': {
    make: (secret) => createSitePass(secret, NOW),
    isTaken: (pass, secret) => hasSitePass(`${PASS_COOKIE}=${pass}`, secret, LATER),
  },
  newsletter: {
    make: (secret) => newsletter.signSubscriberToken(12, secret),
    isTaken: (signed, secret) => newsletter.verifySubscriberToken(signed, secret) === 12,
  },
  'still right': {
    make: (secret) =>
      stillRight.signConfirmToken({ accountId: 3, askedAt: NOW, businessId: 9 }, secret),
    isTaken: (signed, secret) =>
      stillRight.verifyConfirmToken(signed, secret, LATER)?.businessId === 9,
  },
  'ad offer': {
    make: (secret) => createAdOfferToken(asking(secret), OFFER),
    isTaken: (token, secret) => {
      const offer = verifyAdOfferToken(asking(secret), token)
      return offer !== null && !isFromOtherVisitor(asking(secret), offer)
    },
  },
  'claim code': {
    make: (secret) => createMac(secret, 'claim code', '5 123456').toString('base64url'),
    isTaken: (codeHash, secret) => claims.isClaimCode({ id: 5, codeHash }, '123456', secret),
  },
  'sign-in code': {
    make: (secret) => createMac(secret, 'sign-in code', '5 123456').toString('base64url'),
    isTaken: (codeHash, secret) => matchesMailedCode({ id: 5, codeHash }, '123456', secret),
  },
  'mobile code': {
    make: (secret) => createMac(secret, 'mobile code', 'token 123456').toString('base64url'),
    isTaken: (codeHash, secret) => verifyMac(secret, 'mobile code', 'token 123456', codeHash),
  },
  device: {
    make: (secret) => {
      const kept: string[] = []
      const keep = (token: string) => void kept.push(token)
      issueDeviceToken({ tokens: [], keep }, PERSON, secret)
      return kept[0]!
    },
    isTaken: (token, secret) =>
      getKnownDeviceKey({ tokens: [token] } as never, PERSON, secret) !== null,
  },
  'registration code': {
    make: (secret) => hashRegistrationCode(5, '123456', secret),
    isTaken: (codeHash, secret) => matchesRegistrationCode({ id: 5, codeHash }, '123456', secret),
  },
}

describe('the secret is replaced', () => {
  test.each(Object.entries(USES))('%s', async (_, { make, isTaken }) => {
    const before = await make(OLD)
    expect(await isTaken(before, OLD)).toBe(true)
    expect(await isTaken(before, BOTH)).toBe(true)
    expect(await isTaken(before, NEW)).toBe(false)
    const meanwhile = await make(BOTH)
    expect(await isTaken(meanwhile, NEW)).toBe(true)
    expect(await isTaken(meanwhile, OLD)).toBe(false)
  })

  test('every use is among them; those of networks are tried with a database', () => {
    expect([...Object.keys(USES), 'network', 'ad offer from'].sort()).toEqual([...KEY_USES].sort())
  })

  test('what is sealed is sealed anew, and only what needs it', () => {
    const sealed = encryptValue('a value', OLD)
    expect(reencryptValue(sealed, OLD)).toBeNull()
    expect(reencryptValue(sealed, NEW)).toBeNull()
    const anew = reencryptValue(sealed, BOTH)!
    expect(decryptValue(anew, NEW)).toBe('a value')
    expect(reencryptValue(anew, BOTH)).toBeNull()
  })
})

describe('each use has a key of its own', () => {
  test('and what is made with one is taken by no other', () => {
    const keys = KEY_USES.flatMap((use) => deriveKeys(BOTH, use)).map((key) => key.toString('hex'))
    expect(new Set(keys).size).toBe(2 * KEY_USES.length)
    for (const use of KEY_USES) {
      const made = createMac(BOTH, use, 'a text').toString('base64url')
      const takenBy = KEY_USES.filter((other) => verifyMac(BOTH, other, 'a text', made))
      expect(takenBy).toEqual([use])
      for (const wrong of ['', 'x', `${made}x`, made.slice(1)])
        expect(verifyMac(BOTH, use, 'a text', wrong)).toBe(false)
    }
  })

  test('links of mails that were signed before there were keys still work, others do not', () => {
    const by = (text: string) => createHmac('sha256', OLD).update(text).digest('base64url')
    const text = `3.${NOW.getTime()}.9`
    for (const secret of [OLD, BOTH]) {
      expect(newsletter.verifySubscriberToken(`12.${by('newsletter 12')}`, secret)).toBe(12)
      const signed = `${text}.${by(`confirm listings ${text}`)}`
      expect(stillRight.verifyConfirmToken(signed, secret, LATER)?.businessId).toBe(9)
      expect(verifyMac(secret, 'site pass', '1', by('site pass 1'))).toBe(false)
      expect(verifyMac(secret, 'private upload', 'a 1', by('upload a 1'))).toBe(false)
      expect(verifyMac(secret, 'newsletter', '12', by('confirm listings 12'))).toBe(false)
    }
  })

  test('a token of a session says whom it is for', async () => {
    const token = await issueAccessToken(holder, {
      secret: NEW,
      now: new Date(),
      lifetimeMs: 60_000,
    })
    const [, payload = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      aud: 'zila-api',
      exp: expect.any(Number) as number,
    })
    const { sign } = await import('hono/jwt')
    const key = deriveKeys(NEW, 'session')[0]!.toString('base64url')
    const claims = { id: 7, role: 'admin', name: 'A', sid: 'a session', iat: 1, exp: 9_999_999_999 }
    for (const aud of [undefined, 'another-api', '', ['zila-api']]) {
      const forged = await sign({ ...claims, ...(aud === undefined ? {} : { aud }) }, key, 'HS256')
      await expect(verifyAccessToken(forged, NEW)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    }
    // With the secret itself, as before there were keys.
    const old = await sign({ ...claims, aud: 'zila-api' }, NEW, 'HS256')
    await expect(verifyAccessToken(old, NEW)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
