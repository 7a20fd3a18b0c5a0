import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { login, register, resendConfirmation } from '#contract/accounts.ts'
import { createBackupDownload } from '#contract/backups.ts'
import { claimBusiness } from '#contract/claims.ts'
import { requestExport } from '#contract/exports.ts'
import { confirmNewsletter, subscribeNewsletter } from '#contract/newsletter.ts'
import { requestDataDownload } from '#contract/personal-data.ts'
import { updateProfile } from '#contract/profile.ts'
import { beginPasskey, beginPasskeyProof } from '#contract/second-factor.ts'
import { createMaintenancePass } from '#contract/settings.ts'
import { getKnownDeviceKey, issueDeviceToken } from '#server/people/accounts/device-tokens.ts'
import { signConfirmToken } from '#server/businesses/confirm/token.ts'
import { authenticators, passkeys, rateLimits } from '#server/kit/db/tables/index.ts'
import { createRecoveryCodes } from '#server/people/second-factor/recovery-codes.ts'
import { storeUnconfirmedAuthenticator } from '#server/people/second-factor/totp.ts'
import { PASS_COOKIE } from '#server/kit/settings/site-pass.ts'
import { hasSitePass } from '#server/kit/settings/index.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { createAdVisitors, BROWSER_AGENT } from './advertising.ts'
import { TEST_SECRET, type TestApi } from './api.ts'
import { insertAccount, insertBusiness, TEST_PASSWORD, createToken } from './builders.ts'
import { readLastMailTo } from './mailed.ts'
import { bodyRequest } from './body-request.ts'

/** A kind of token: how one is made, and how one is used. */
export type TokenKind = {
  name: string
  make: () => Promise<string>
  /** Whether the token was taken for one of this kind. */
  spend: (token: string) => Promise<boolean>
}

const credential = { id: 'x', response: {}, type: 'public-key', rawId: 'x' }
const valueIn = (text: string, before: RegExp) =>
  new RegExp(`${before.source}([\\w.-]+)`).exec(text)![1]!

/**
 * Every token that the product makes, of one administrator: each is to be taken by its own spender
 * and by no other.
 */
export async function listTokenKinds(api: TestApi, backupFolder: string): Promise<TokenKind[]> {
  const person = await insertAccount(api.db, { role: 'admin', email: 'tokens@example.org' })
  const { id, email } = person
  let session = person.token
  const ads = createAdVisitors(api, new Date())
  let asked = 0

  /** A request from a network of its own, so that no limit of attempts answers instead. */
  const ask = async (path: string, init: RequestInit = {}) => {
    await api.db.delete(rateLimits)
    const answer = await api.ask(path, {
      ...init,
      from: `198.51.${(asked += 1) >> 8}.${asked & 255}`,
    })
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false
    const body = isJson ? ((await answer.json()) as { code?: string; fields?: object }) : {}
    if (!isJson) await answer.arrayBuffer()
    return { status: answer.status, ...body }
  }
  const post = (path: string, body: object) => ask(path, bodyRequest('POST', body, session))
  const isOk = async (answer: Promise<{ status: number }>) => (await answer).status < 300
  /** Of a challenge: what goes with it is wrong here, so only the challenge itself is taken. */
  const isKnown = async (answer: ReturnType<typeof ask>) => {
    const { code, fields } = await answer
    return code !== 'LINK_INVALID' && !(fields && 'challenge' in fields)
  }
  const mailedLink = async (to: string, before: RegExp) =>
    valueIn((await readLastMailTo(api.db, to)).text, before)

  const file = (name: string, make: () => Promise<{ data: { url: string } }>, path: string) => ({
    name,
    make: async () => valueIn((await make()).data.url, /token=/),
    spend: (token: string) => isOk(ask(`${path}token=${encodeURIComponent(token)}`)),
  })

  const backup = (day: number) => `zila-2026010${day}-000000-asked.tar.gz`
  for (const day of [1, 2]) await writeFile(join(backupFolder, backup(day)), 'a backup')
  const exports = (['users', 'businesses'] as const).map((of) =>
    file(
      `export of ${of}`,
      () => api.read(requestExport, { token: session, body: { of } }),
      `/admin/exports/file?of=${of}&`,
    ),
  )
  const backups = [1, 2].map((day) =>
    file(
      `backup ${day}`,
      () => api.read(createBackupDownload, { token: session, params: { name: backup(day) } }),
      `/backups/file/${backup(day)}?`,
    ),
  )
  const download = file(
    'download',
    () => api.read(requestDataDownload, { token: session }),
    '/users/profile/data.zip?',
  )

  let registration = ''
  const picture = await uploadedBy(api, session)
  const shop = await insertBusiness(api.db, { ownerId: id })
  const unowned = await insertBusiness(api.db, { email: 'shop-of-tokens@example.org' })
  let claimId = 0
  await ads.runningAd()
  let offered: Awaited<ReturnType<typeof ads.offered>> | null = null
  let recovery: string[] = []
  await api.db.transaction(async (tx) => {
    recovery = await createRecoveryCodes(tx, id)
    await storeUnconfirmedAuthenticator(tx, id, 'GEZDGNBVGY3TQOJQ', { jwtSecret: TEST_SECRET })
    await tx.update(authenticators).set({ confirmedAt: new Date() })
    await tx.update(passkeys).set({ credentialId: 'dG9rZW5z' }).where(eq(passkeys.accountId, id))
  })

  return [
    download,
    ...exports,
    ...backups,
    {
      name: 'confirm-email',
      make: async () => {
        await api.read(resendConfirmation, { token: session })
        return mailedLink(email, /confirm-email#token=/)
      },
      spend: (token) => isOk(post('/auth/confirm-email', { token })),
    },
    {
      name: 'registration link',
      make: async () => {
        const body = { name: 'New', email: 'new-of-tokens@example.org', password: TEST_PASSWORD }
        ;({ registration } = (await api.read(register, { body })).data)
        await api.runTask('answer requests for mail: registration')
        return mailedLink(body.email, /registration=/)
      },
      spend: (token) =>
        isOk(ask('/auth/register/confirm', bodyRequest('POST', { registration, token }))),
    },
    {
      name: 'newsletter',
      make: async () => {
        await api.read(subscribeNewsletter, { body: { email: 'news-of-tokens@example.org' } })
        await api.runTask('answer requests for mail: newsletter')
        return mailedLink('news-of-tokens@example.org', /confirm\?token=/)
      },
      spend: (token) => isOk(ask('/newsletter/confirm', bodyRequest('POST', { token }))),
    },
    {
      name: 'end of the newsletter',
      make: async () => {
        const to = 'more-of-tokens@example.org'
        await api.read(subscribeNewsletter, { body: { email: to } })
        await api.runTask('answer requests for mail: newsletter')
        const token = await mailedLink(to, /confirm\?token=/)
        await api.read(confirmNewsletter, { body: { token } })
        return valueIn((await readLastMailTo(api.db, to)).unsubscribeUrl!, /s=/)
      },
      spend: (token) =>
        isOk(ask(`/newsletter/unsubscribe?s=${encodeURIComponent(token)}`, { method: 'POST' })),
    },
    {
      name: 'still right',
      make: async () =>
        signConfirmToken({ accountId: id, askedAt: new Date(), businessId: shop.id }, TEST_SECRET),
      spend: (token) =>
        isOk(ask(`/businesses/still-right?s=${encodeURIComponent(token)}`, { method: 'POST' })),
    },
    {
      name: 'sign-in that waits',
      make: async () => {
        const { data } = await api.read(login, { body: { email, password: TEST_PASSWORD } })
        return 'challenge' in data ? data.challenge : ''
      },
      spend: (challenge) =>
        isKnown(ask('/auth/login/complete', bodyRequest('POST', { challenge, code: '000000' }))),
    },
    {
      name: 'passkey that is added',
      make: async () => (await api.read(beginPasskey, { token: session })).data.challenge,
      spend: (challenge) =>
        isKnown(
          post('/users/profile/second-factor/passkeys', { challenge, name: 'x', credential }),
        ),
    },
    {
      name: 'proof',
      make: async () => (await api.read(beginPasskeyProof, { token: session })).data.challenge,
      spend: (challenge) => isKnown(post('/auth/proof', { challenge, credential })),
    },
    {
      name: 'recovery code',
      make: async () => recovery[0]!,
      // Each open session has tries of its own.
      spend: async (code) =>
        isOk(ask('/auth/proof', bodyRequest('POST', { code }, await createToken(api.db, person)))),
    },
    {
      name: 'code of a claim',
      make: async () => {
        const body = { businessId: unowned.id, proof: 'code' } as const
        claimId = (await api.read(claimBusiness, { token: session, body })).data.id
        return mailedLink('shop-of-tokens@example.org', /Code: /)
      },
      spend: (code) => isOk(post(`/claims/${claimId}/code`, { code })),
    },
    {
      name: 'private picture',
      make: async () => valueIn(createPrivateLinks(TEST_SECRET).sign(picture, new Date()), /key=/),
      spend: (key) => {
        const { searchParams } = new URL(
          createPrivateLinks(TEST_SECRET).sign(picture, new Date()),
          'http://x',
        )
        searchParams.set('key', key)
        return isOk(ask(`${picture}?${searchParams.toString()}`))
      },
    },
    {
      name: 'site pass',
      make: async () => (await api.read(createMaintenancePass, { token: session })).data.pass,
      spend: async (token) => hasSitePass(`${PASS_COOKIE}=${token}`, TEST_SECRET, new Date()),
    },
    {
      name: 'offer of an advertisement',
      make: async () => {
        offered = await ads.offered({ from: '203.0.113.99', agent: BROWSER_AGENT })
        return offered.offer
      },
      spend: (offer) => isOk(ask('/ads/track/click', bodyRequest('POST', { ...offered!, offer }))),
    },
    {
      name: 'known device',
      make: async () => {
        const kept: string[] = []
        const keep = (token: string) => void kept.push(token)
        issueDeviceToken({ tokens: [], keep }, person, TEST_SECRET)
        return kept[0]!
      },
      spend: async (token) =>
        getKnownDeviceKey({ tokens: [token] } as never, person, TEST_SECRET) !== null,
    },
    {
      name: 'session',
      make: async () => session,
      spend: (token) => isOk(ask('/auth/me', { headers: { Authorization: `Bearer ${token}` } })),
    },
    {
      name: 'reset-password',
      make: async () => {
        await ask('/auth/forgot-password', bodyRequest('POST', { email }))
        await api.runTask('answer requests for mail: reset-password')
        return mailedLink(email, /reset-password#token=/)
      },
      spend: async (token) => {
        const body = { token, password: 'mahua flowers in may' }
        const isTaken = await isOk(ask('/auth/reset-password', bodyRequest('POST', body)))
        // It ends every session.
        if (isTaken) session = await createToken(api.db, person)
        return isTaken
      },
    },
    // Makes every other link of the mailbox invalid.
    {
      name: 'change-email',
      make: async () => {
        await api.read(updateProfile, {
          token: session,
          body: { name: person.name, email: 'tokens-2@example.org' },
        })
        return mailedLink('tokens-2@example.org', /new-email=/)
      },
      spend: (token) => isOk(post('/users/profile/confirm-email', { token })),
    },
  ]
}

async function uploadedBy(api: TestApi, token: string): Promise<string> {
  const create = { width: 321, height: 200, channels: 3, background: '#468' } as const
  const body = new FormData()
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  body.append('photos', new Blob([bytes]), 'a.png')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await api.ask('/uploads/business/photos', { method: 'POST', body, headers })
  return ((await answer.json()) as { photos: { url: string }[] }).photos[0]!.url
}
