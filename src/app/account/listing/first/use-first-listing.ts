import { useEffect, useState } from 'react'
import { DISTRICT } from '#config/district.ts'
import type { CallError } from '#client/call.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { resendCode } from '#i18n/resend-code.ts'
import { sentListingPath } from '#config/app-paths.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/rules/profile.ts'
import { call } from '#stores/api.ts'
import {
  clearRegistration,
  readRegistration,
  resendRegistration,
  storeRegistration,
} from '#stores/registration.ts'
import { startSession } from '#stores/session.ts'
import type { useHoneypot } from '#ui/Honeypot.tsx'
import { checkValues, moveCityError } from '#app/account/listing/check.ts'
import {
  deleteDeviceDraft,
  saveDeviceDraft,
  readDeviceDraft,
  VISITOR_ACCOUNT_ID,
} from '#app/account/listing/device-draft.ts'
import { useListingForm, type Problems } from '#app/account/listing/use-listing-form.ts'
import { toListingBody, parseDraftValues } from '#app/account/listing/values.ts'

const NO_PICTURES = { logo: null, images: [], imageTexts: {} }

type Honeypot = ReturnType<ReturnType<typeof useHoneypot>['values']>

/**
 * The listing of somebody without an account: kept on this device while it is typed, sent as soon
 * as the code of the email has made the account. Whoever reads that email elsewhere, and comes
 * back to a page that was reloaded, is asked for the code again.
 */
export function useFirstListing() {
  const [kept] = useState(() => readDeviceDraft(VISITOR_ACCOUNT_ID))
  const form = useListingForm(
    parseDraftValues({
      selectedState: DISTRICT.state,
      selectedDistrict: DISTRICT.name,
      ...kept?.values,
    }),
  )
  const { values, isTouched, problems, setProblems } = form
  const [password, setPassword] = useState('')
  const [registration, setRegistration] = useState(() => {
    const waiting = readRegistration()
    return waiting && waiting.email === values.email.trim() ? waiting.secret : null
  })
  const [hasAccount, setHasAccount] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')

  useEffect(() => {
    if (isTouched)
      saveDeviceDraft(VISITOR_ACCOUNT_ID, {
        id: null,
        version: 0,
        form: 'listing:new',
        values: { ...values },
      })
  }, [values, isTouched])

  const refuse = (found: Problems, text: string) => {
    setProblems(found)
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
      const { fields = {}, serverMessage, message } = error as CallError
      return refuse(moveCityError(fields), serverMessage ?? (message || t.failed))
    } finally {
      setBusy(false)
    }
  }
  const submit = async () => {
    const { data } = await call('POST /businesses', { body: toListingBody(values, NO_PICTURES) })
    deleteDeviceDraft(VISITOR_ACCOUNT_ID)
    location.assign(sentListingPath(data.id))
  }
  const register = async (honeypot: Honeypot) => {
    const { ownerName, email } = values
    try {
      const { data } = await call('POST /auth/register', {
        body: { name: ownerName, email, password, role: 'owner', ...honeypot },
      })
      storeRegistration({ secret: data.registration, email: email.trim() })
      setRegistration(data.registration)
    } catch (error) {
      const { name, ...others } = (error as CallError).fields
      // The account's name is the owner's in this form.
      if (name) throw Object.assign(error as CallError, { fields: { ...others, ownerName: name } })
      throw error
    }
  }
  /** Makes the account; false when the code no longer works. */
  const makeAccount = async (code: string): Promise<boolean> => {
    try {
      const proof = { registration: registration!, code }
      const { data } = await call('POST /auth/register/confirm', { body: proof })
      clearRegistration()
      if (startSession(data.token) !== 'started') throw new Error(t.noStorage)
      setHasAccount(true)
      return true
    } catch (error) {
      if ((error as CallError).code !== 'LINK_INVALID') throw error
      clearRegistration()
      setNotice(t.codeOver)
      return false
    }
  }
  const resend = async (): Promise<string> => {
    try {
      await resendRegistration({ secret: registration!, email: values.email.trim() })
      return resendCode.sent
    } catch (error) {
      const { code, serverMessage, message } = error as CallError
      if (code !== 'LINK_INVALID') return serverMessage ?? message
      clearRegistration()
      setRegistration(null)
      refuse({}, t.codeOver)
      return ''
    }
  }
  return {
    form,
    problems,
    password,
    setPassword,
    hasAccount,
    /** Whether the code of the email is asked for. */
    isConfirming: registration !== null,
    isBusy,
    notice,
    /**
     * Mails a code, or sends the listing where the account is made; answers what is wrong, or null.
     */
    send: async (honeypot: Honeypot): Promise<Problems | null> => {
      const found: Problems = checkValues(values)
      if (!hasAccount && password.length < MIN_PASSWORD_LENGTH) found['password'] = t.passwordShort
      if (Object.keys(found).length > 0) return refuse(found, listing.fill)
      return attempt(() => (hasAccount ? submit() : register(honeypot)))
    },
    /** Makes the account with the code, and sends the listing. */
    confirm: async (code: string): Promise<void> => {
      if (!/^\d{6}$/.test(code)) return void refuse({ code: t.codeMissing }, '')
      await attempt(async () => {
        const isMade = await makeAccount(code)
        // What the server then has against the listing is shown in the form, without the account.
        setRegistration(null)
        if (isMade) await submit()
      })
    },
    /** Mails the code again; answers words for the person. */
    resend,
    /** Back to the form, as for another email address. */
    change: () => {
      clearRegistration()
      setRegistration(null)
      refuse({}, '')
    },
  }
}

export type FirstListingForm = ReturnType<typeof useFirstListing>
