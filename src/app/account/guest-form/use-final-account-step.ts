import { useState } from 'react'
import { takesMobileLogin } from '#app/shell/site-identity.ts'
import type { CallError } from '#client/call.ts'
import type { Account } from '#contract/accounts.ts'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { mobileCode } from '#i18n/en/mobile-code.ts'
import { resendCode } from '#i18n/en/resend-code.ts'
import { normaliseMobile } from '#shared/rules/mobile.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/rules/profile.ts'
import { call } from '#stores/api.ts'
import { choosePageLanguage } from '#stores/language.ts'
import { startSession } from '#stores/session.ts'
import {
  confirmProof,
  forgetProof,
  getSecondsLeft,
  readSentProof,
  sendProof,
  sendProofAgain,
  type Honeypot,
  type SentProof,
  type Way,
} from './account-proofs.ts'

type Problems = Record<string, string>

type Options = {
  role: 'user' | 'owner'
  /** Of the new account, as they are typed in the form. */
  name: string
  email: string
  mobile: string
  /** What the form calls these three. */
  fields: { name: string; email: string; mobile: string }
  /** The address of the form: the mailed link leads back to it. */
  from: string
  /** For a form with wrong fields. */
  fill: string
  /** Shows what is wrong at the fields of the form; an empty object takes that away. */
  show: (problems: Problems) => void
  /** Sends the form of the account; what it throws is shown. */
  submit: (account: Account) => Promise<void>
}

/** Of the step itself, which the form does not have. */
const OWN = ['password', 'code', 'ownMobile']

/**
 * The last step of a form that was filled in without an account. The number of the form shows whose
 * account it is, by a code; or an email address with a password does. The code makes the account,
 * and sends the form. Whoever comes back to a page that was loaded again is asked for the code.
 */
export function useFinalAccountStep({
  role,
  name,
  email,
  mobile: typed,
  fields,
  from,
  fill,
  show,
  submit,
}: Options) {
  const [takesMobile] = useState(takesMobileLogin)
  const [way, setWay] = useState<Way>(takesMobile && email.trim() === '' ? 'mobile' : 'email')
  const [password, setPassword] = useState('')
  /** For a form whose number is a landline. */
  const [ownMobile, setOwnMobile] = useState('')
  const isLandline = typed.trim() !== '' && normaliseMobile(typed, true) === null
  const mobile = (isLandline ? ownMobile : typed).trim()
  const [sent, setSent] = useState<SentProof | null>(() => readSentProof({ email, mobile }))
  const [account, setAccount] = useState<Account | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const [problems, setProblems] = useState<Problems>({})

  const refuse = (found: Problems, text: string) => {
    const isOwn = ([field]: [string, string]) => OWN.includes(field)
    setProblems(Object.fromEntries(Object.entries(found).filter(isOwn)))
    show(Object.fromEntries(Object.entries(found).filter((entry) => !isOwn(entry))))
    setNotice(text)
    return found
  }
  const attempt = async (run: () => Promise<unknown>): Promise<Problems | null> => {
    setBusy(true)
    setNotice('')
    try {
      await run()
      return null
    } catch (error) {
      const { fields: found = {}, serverMessage, message } = error as CallError
      return refuse(found, serverMessage ?? (message || t.failed))
    } finally {
      setBusy(false)
    }
  }
  const request = async (honeypot: Honeypot) => {
    try {
      const person = { role, name, email, mobile, password }
      setSent(await sendProof(way, person, { honeypot, from }))
    } catch (error) {
      const {
        name: ofName,
        email: ofEmail,
        mobile: ofMobile,
        ...others
      } = (error as CallError).fields ?? {}
      throw Object.assign(error as CallError, {
        fields: {
          ...others,
          ...(ofName && { [fields.name]: ofName }),
          ...(ofEmail && { [fields.email]: ofEmail }),
          ...(ofMobile && { [isLandline ? 'ownMobile' : fields.mobile]: ofMobile }),
        },
      })
    }
  }
  /** Signs in; null when the code no longer works. */
  const enter = async (code: string): Promise<Account | null> => {
    try {
      const { token, user } = await confirmProof(sent!, code)
      forgetProof()
      if (startSession(token) !== 'started') throw new Error(t.noStorage)
      choosePageLanguage()
      // The number may have had an account of a visitor before.
      if (role === 'owner' && user.role === 'user') await call('POST /auth/become-owner', {})
      setAccount(user)
      return user
    } catch (error) {
      if ((error as CallError).code !== 'LINK_INVALID') throw error
      forgetProof()
      setNotice(sent?.way === 'mobile' ? t.mobileCodeOver : t.codeOver)
      return null
    }
  }
  const getMissing = (): Problems => {
    if (account) return {}
    if (way === 'mobile') return isLandline && !mobile ? { ownMobile: t.ownMobileMissing } : {}
    return password.length < MIN_PASSWORD_LENGTH ? { password: t.passwordShort } : {}
  }
  return {
    takesMobile,
    way,
    setWay: (chosen: Way) => {
      setWay(chosen)
      refuse({}, '')
    },
    /** As it is typed, the number of the form or of the account. */
    mobile,
    isLandline,
    ownMobile,
    setOwnMobile,
    password,
    setPassword,
    problems,
    hasAccount: account !== null,
    /** The code that is asked for. */
    sent,
    isBusy,
    notice,
    /**
     * Sends a code, or the form where the account is made; `found` is what the form has found
     * wrong. Answers all that is wrong, or null.
     */
    send: async (found: Problems, honeypot: Honeypot): Promise<Problems | null> => {
      const wrong = { ...found, ...getMissing() }
      if (Object.keys(wrong).length > 0) return refuse(wrong, fill)
      return attempt(() => (account ? submit(account) : request(honeypot)))
    },
    /** Signs in with the code, and sends the form. */
    confirm: async (code: string): Promise<void> => {
      if (!/^\d{6}$/.test(code)) return void refuse({ code: t.codeMissing }, '')
      await attempt(async () => {
        const user = await enter(code)
        // What the server then has against the form is shown in it, without the account.
        setSent(null)
        if (user) await submit(user)
      })
    },
    /** Sends the code again; answers words for the person. */
    resend: async (): Promise<string> => {
      try {
        const again = await sendProofAgain(sent!, { name, role }, from)
        setSent(again)
        return again.way === 'mobile' ? mobileCode.sentAgain : resendCode.sent
      } catch (error) {
        const { code, serverMessage, message } = error as CallError
        if (code !== 'LINK_INVALID') return serverMessage ?? message
        forgetProof()
        setSent(null)
        refuse({}, t.codeOver)
        return ''
      }
    },
    getSecondsLeft: () => (sent ? getSecondsLeft(sent) : 0),
    /** Back to the form, as for another number or email address; `to` chooses the way. */
    change: (to?: Way) => {
      forgetProof()
      setSent(null)
      if (to) setWay(to)
      refuse({}, '')
    },
  }
}

export type FinalAccountStep = ReturnType<typeof useFinalAccountStep>
