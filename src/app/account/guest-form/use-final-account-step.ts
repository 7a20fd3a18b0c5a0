import { useState } from 'react'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import type { CallError } from '#client/call.ts'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { resendCode } from '#i18n/en/resend-code.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/rules/profile.ts'
import { call } from '#stores/api.ts'
import { choosePageLanguage } from '#stores/language.ts'
import {
  clearRegistration,
  readRegistration,
  resendRegistration,
  storeRegistration,
} from '#stores/registration.ts'
import { startSession } from '#stores/session.ts'
import type { useHoneypot } from '#ui/Honeypot.tsx'

type Problems = Record<string, string>
type Honeypot = ReturnType<ReturnType<typeof useHoneypot>['values']>

type Options = {
  role: 'user' | 'owner'
  /** Of the new account, as they are typed in the form. */
  name: string
  email: string
  /** What the form calls these two. */
  fields: { name: string; email: string }
  /** The address of the form: the mailed link leads back to it. */
  from: string
  /** For a form with wrong fields. */
  fill: string
  /** Shows what is wrong at the fields of the form; an empty object takes that away. */
  show: (problems: Problems) => void
  /** Sends the form of the new account; what it throws is shown. */
  submit: () => Promise<void>
}

/**
 * The last step of a form that was filled in without an account: a name, an email and a password,
 * then the mailed code, which makes the account and sends the form. Whoever reads that email
 * elsewhere, and comes back to a page that was reloaded, is asked for the code again.
 */
export function useFinalAccountStep({
  role,
  name,
  email,
  fields,
  from,
  fill,
  show,
  submit,
}: Options) {
  const [password, setPassword] = useState('')
  const [registration, setRegistration] = useState(() => {
    const waiting = readRegistration()
    return waiting && waiting.email === email.trim() ? waiting.secret : null
  })
  const [hasAccount, setHasAccount] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  /** Of the password and the code, which the form does not have. */
  const [problems, setProblems] = useState<Problems>({})

  const refuse = (found: Problems, text: string) => {
    const { password: ofPassword, code, ...others } = found
    setProblems({ ...(ofPassword && { password: ofPassword }), ...(code && { code }) })
    show(others)
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
  const register = async (honeypot: Honeypot) => {
    try {
      const { data } = await call('POST /auth/register', {
        body: { name, email, password, role, ...inPageLanguage, ...honeypot },
      })
      storeRegistration({ secret: data.registration, email: email.trim(), from })
      setRegistration(data.registration)
    } catch (error) {
      const { name: ofName, email: ofEmail, ...others } = (error as CallError).fields ?? {}
      throw Object.assign(error as CallError, {
        fields: {
          ...others,
          ...(ofName && { [fields.name]: ofName }),
          ...(ofEmail && { [fields.email]: ofEmail }),
        },
      })
    }
  }
  /** Makes the account; false when the code no longer works. */
  const makeAccount = async (code: string): Promise<boolean> => {
    try {
      const proof = { registration: registration!, code }
      const { data } = await call('POST /auth/register/confirm', { body: proof })
      clearRegistration()
      if (startSession(data.token) !== 'started') throw new Error(t.noStorage)
      choosePageLanguage()
      setHasAccount(true)
      return true
    } catch (error) {
      if ((error as CallError).code !== 'LINK_INVALID') throw error
      clearRegistration()
      setNotice(t.codeOver)
      return false
    }
  }
  return {
    email: email.trim(),
    password,
    setPassword,
    problems,
    hasAccount,
    /** Whether the code of the email is asked for. */
    isConfirming: registration !== null,
    isBusy,
    notice,
    /**
     * Mails a code, or sends the form where the account is made; `found` is what the form has found
     * wrong. Answers all that is wrong, or null.
     */
    send: async (found: Problems, honeypot: Honeypot): Promise<Problems | null> => {
      const isShort = !hasAccount && password.length < MIN_PASSWORD_LENGTH
      const wrong = { ...found, ...(isShort && { password: t.passwordShort }) }
      if (Object.keys(wrong).length > 0) return refuse(wrong, fill)
      return attempt(() => (hasAccount ? submit() : register(honeypot)))
    },
    /** Makes the account with the code, and sends the form. */
    confirm: async (code: string): Promise<void> => {
      if (!/^\d{6}$/.test(code)) return void refuse({ code: t.codeMissing }, '')
      await attempt(async () => {
        const isMade = await makeAccount(code)
        // What the server then has against the form is shown in it, without the account.
        setRegistration(null)
        if (isMade) await submit()
      })
    },
    /** Mails the code again; answers words for the person. */
    resend: async (): Promise<string> => {
      try {
        await resendRegistration({ secret: registration!, email: email.trim(), from })
        return resendCode.sent
      } catch (error) {
        const { code, serverMessage, message } = error as CallError
        if (code !== 'LINK_INVALID') return serverMessage ?? message
        clearRegistration()
        setRegistration(null)
        refuse({}, t.codeOver)
        return ''
      }
    },
    /** Back to the form, as for another email address. */
    change: () => {
      clearRegistration()
      setRegistration(null)
      refuse({}, '')
    },
  }
}

export type FinalAccountStep = ReturnType<typeof useFinalAccountStep>
