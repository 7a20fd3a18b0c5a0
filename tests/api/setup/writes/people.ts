import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import * as t from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import * as make from '../builders.ts'
import type { Person } from '../own-records.ts'
import { readMobileCode, readTextMessages } from '../text-messages.ts'
import { bodyRequest } from '../body-request.ts'
import { createAttestation, createPasskey } from './passkey.ts'
import {
  callFirst,
  createForm,
  readFromMail,
  nextSerial,
  NO_PREPARATION,
  createUniquePicture,
  type WriteSetup,
  type WritesByEndpoint,
} from './write.ts'

const FACTOR = '/users/profile/second-factor'
const NEW_PASSWORD = 'mahua flowers in april'

/** Accounts: signing in, the profile, the second factor, sessions, and what administrators do. */
export function createPeopleWrites(place: WriteSetup): WritesByEndpoint {
  const { db } = place.api
  const codeNow = (secret: string, at = Date.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
  const begun = async ({ token }: Person) =>
    (await callFirst<{ secret: string }>(place, ['POST', `${FACTOR}/authenticator`], { token }))
      .secret
  const withAuthenticator = async (person: Person) => {
    const secret = await begun(person)
    const body = { code: codeNow(secret, Date.now() - 30_000) }
    await callFirst(place, ['POST', `${FACTOR}/authenticator/confirm`], {
      token: person.token,
      body,
    })
    return secret
  }
  const nextMobile = () => `+9192${String(10_000_000 + nextSerial())}`
  /** A code that was sent to a number, with its challenge. */
  const withCode = async (
    call: Parameters<typeof callFirst>[1],
    mobile: string,
    token?: string,
  ) => {
    const body = { mobile }
    const { challenge } = await callFirst<{ challenge: string }>(place, call, {
      body,
      ...(token && { token }),
    })
    return { challenge, code: await readMobileCode(place.api, mobile) }
  }
  /** A number whose account was silent for long, with its code given back. */
  const silentNumber = async () => {
    const lastActiveAt = new Date(Date.now() - 91 * DAY_MS)
    const { mobile } = await make.insertMobileAccount(db, { lastActiveAt })
    const body = await withCode(['POST', '/auth/mobile'], mobile)
    await place.api.ask('/auth/mobile/confirm', bodyRequest('POST', body))
    return { body: { challenge: body.challenge } }
  }
  const profileOf = ({ name, email }: Person, values: object) => ({
    body: { name, email, customerType: 'individual', ...values },
  })
  const someone = async () => ({ params: { id: (await make.insertAccount(db)).id } })
  const password = make.TEST_PASSWORD
  return {
    'POST /auth/register/confirm': async () => {
      const email = `new${nextSerial()}@example.org`
      const body = { name: 'Asha', email, password: NEW_PASSWORD, role: 'user' }
      const told = await callFirst<{ registration: string }>(place, ['POST', '/auth/register'], {
        body,
      })
      const { code } = await make.readRegistrationMail(place.api, email)
      return { body: { registration: told.registration, code } }
    },
    'POST /auth/login': async () => {
      const { id, email } = await make.insertAccount(db)
      return { body: { email, password }, as: id }
    },
    'POST /auth/login/complete': async () => {
      const person = await make.insertAccount(db)
      const secret = await withAuthenticator(person)
      const body = { email: person.email, password }
      const asked = await callFirst<{ challenge: string }>(place, ['POST', '/auth/login'], { body })
      return { body: { challenge: asked.challenge, code: codeNow(secret) }, as: person.id }
    },
    'POST /auth/mobile/confirm': async () => {
      const { id, mobile } = await make.insertMobileAccount(db)
      return { body: await withCode(['POST', '/auth/mobile'], mobile), as: id }
    },
    'POST /auth/mobile/silent/team': silentNumber,
    'DELETE /users/profile/passkey-offer': NO_PREPARATION,
    'POST /auth/mobile/restore': async () => {
      const former = { mobile: nextMobile(), mobileConfirmedAt: new Date() }
      const { token } = await make.insertAccount(db, former)
      await callFirst(place, ['DELETE', '/users/profile/mobile'], { token })
      const [message] = await readTextMessages(place.api, former.mobile)
      return { body: { token: /#token=([\w-]{43})/.exec(message!.values['url']!)![1]! } }
    },
    'POST /auth/passkey/confirm': async () => {
      const { id, token } = await make.insertMobileAccount(db)
      const path = `${FACTOR}/passkeys`
      type Begun = { challenge: string; options: { challenge: string } }
      const added = await callFirst<Begun>(place, ['POST', `${path}/begin`], { token })
      const { attestation, assert } = createPasskey(added.options.challenge)
      const body = { challenge: added.challenge, name: 'Phone', credential: attestation }
      await callFirst(place, ['POST', path], { token, body })
      const { challenge, options } = await callFirst<Begun>(place, ['POST', '/auth/passkey'], {})
      return { body: { challenge, credential: assert(options.challenge) }, as: id }
    },
    'POST /users/profile/mobile/confirm': async ({ token }) => ({
      body: await withCode(['POST', '/users/profile/mobile'], nextMobile(), token),
    }),
    'DELETE /users/profile/mobile': async ({ id }) => {
      const set = { mobile: nextMobile(), mobileConfirmedAt: new Date() }
      await db.update(t.accounts).set(set).where(eq(t.accounts.id, id))
      return {}
    },
    'POST /auth/logout': NO_PREPARATION,
    'POST /auth/become-owner': NO_PREPARATION,
    'POST /auth/forgot-password': async () => ({
      body: { email: (await make.insertAccount(db)).email },
      task: 'answer requests for mail: reset-password',
    }),
    'POST /auth/reset-password': async () => {
      const { email } = await make.insertAccount(db)
      await callFirst(place, ['POST', '/auth/forgot-password'], { body: { email } })
      await place.api.runTask('answer requests for mail: reset-password')
      const token = await readFromMail(place, email, /reset-password#token=([\w-]{43})/)
      return { body: { token, password: NEW_PASSWORD } }
    },
    'POST /auth/confirm-email': async ({ email, token }) => {
      await callFirst(place, ['POST', '/auth/resend-confirmation'], { token })
      return {
        body: { token: await readFromMail(place, email, /confirm-email#token=([\w-]{43})/) },
      }
    },
    'POST /auth/resend-confirmation': NO_PREPARATION,
    'POST /auth/proof': () => ({ body: { password } }),
    'PUT /users/profile': (by) => profileOf(by, { city: 'Sonpani' }),
    'POST /users/profile/confirm-email': async (by) => {
      const email = `other${nextSerial()}@example.org`
      const { body } = profileOf(by, { email })
      await callFirst(place, ['PUT', '/users/profile'], { token: by.token, body })
      return { body: { token: await readFromMail(place, email, /#new-email=([\w-]{43})/) } }
    },
    'POST /users/profile/change-password': () => ({
      body: { currentPassword: password, newPassword: NEW_PASSWORD },
    }),
    'POST /users/profile/upload-photo': async () => ({
      form: createForm({}, { profilePhoto: ['me.jpg', await createUniquePicture()] }),
    }),
    'DELETE /users/profile/photo': async ({ id }) => {
      const set = { profilePhoto: `/uploads/${'a'.repeat(31)}1-100x100.webp` }
      await db.update(t.accounts).set(set).where(eq(t.accounts.id, id))
      return {}
    },
    'POST /users/profile/second-factor/authenticator/confirm': async (by) => ({
      body: { code: codeNow(await begun(by)) },
    }),
    'DELETE /users/profile/second-factor/authenticator': async (by) => {
      await withAuthenticator(by)
      return {}
    },
    'POST /users/profile/second-factor/recovery-codes': async (by) => {
      await withAuthenticator(by)
      return {}
    },
    'POST /users/profile/second-factor/passkeys': async ({ token }) => {
      const path = `${FACTOR}/passkeys/begin`
      const asked = await callFirst<{ challenge: string; options: { challenge: string } }>(
        place,
        ['POST', path],
        { token },
      )
      const { challenge, options } = asked
      const credential = createAttestation(options.challenge)
      return { body: { challenge, name: 'Phone', credential } }
    },
    'DELETE /users/profile/sessions/{key}': async ({ token, ...by }) => {
      await make.createToken(db, by)
      const list = await callFirst<{ key: string; isThis: boolean }[]>(
        place,
        ['GET', '/users/profile/sessions'],
        { token },
      )
      return { params: { key: list.find(({ isThis }) => !isThis)!.key } }
    },
    'DELETE /users/profile/sessions': NO_PREPARATION,
    'PUT /users/profile/language': () => ({ body: { language: 'hi' } }),
    'PUT /users/profile/mail-language': () => ({ body: { mailLanguage: 'hi' } }),
    'PUT /users/profile/notifications': () => ({ body: { messages: 'daily' } }),
    'POST /users/profile/download': NO_PREPARATION,
    'POST /users/profile/deletion': () => ({ body: { keepsReviews: false, listings: 'remove' } }),
    'PATCH /users/{id}/status': async () => ({
      ...(await someone()),
      body: { status: 'inactive' },
    }),
    'PATCH /users/{id}/role': async () => ({ ...(await someone()), body: { role: 'owner' } }),
    'PUT /users/{id}/helper': async () => ({ ...(await someone()), body: { everyTown: true } }),
    'DELETE /users/{id}/helper': async () => ({
      params: { id: (await make.insertHelper(db)).id },
    }),
    'DELETE /users/{id}': someone,
  }
}
