import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFinalAccountStep } from '#app/account/guest-form/use-final-account-step.ts'
import { getClassifiedRules } from '#app/account/classifieds/form/classified-rules.ts'
import {
  EMPTY_CLASSIFIED,
  NEW_CLASSIFIED_DRAFT_KEY,
  toPostClassifiedInput,
  type ClassifiedField,
  type ClassifiedValues,
} from '#app/account/classifieds/form/classified-values.ts'
import { useMainPhotos } from '#app/account/classifieds/form/use-classified-photos.ts'
import { adoptVisitorDrafts, readDraft } from '#app/form/drafts.ts'
import { useDraft } from '#app/form/use-draft.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { DISTRICT } from '#district/district.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import type { ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'
import { call } from '#stores/api.ts'
import type { useHoneypot } from '#ui/Honeypot.tsx'

type Problems = Partial<Record<string, string>>

/** The list is read once something is typed; without it the server says it after sending. */
const loadGoods = () => import('./forbidden-goods.ts').catch(() => null)

/** Why a text offers what nobody may sell here, in the words of the server. */
async function checkGoods(
  field: ClassifiedField,
  values: ClassifiedValues,
  slug: string | undefined,
): Promise<true | string> {
  if (!['title', 'description', 'brand', 'model'].includes(field)) return true
  const found = (await loadGoods())?.findForbiddenGoods(values, slug) ?? []
  return found.find((one) => one.field === field && one.level === 'refused')?.reason ?? true
}

/**
 * The ad of somebody without an account: kept on this device while it is typed, photos too, and
 * sent as soon as the code has made the account.
 */
export function useGuestClassified() {
  const [kept] = useState(() => readDraft(NEW_CLASSIFIED_DRAFT_KEY))
  const form = useForm<ClassifiedValues>({
    defaultValues: { ...EMPTY_CLASSIFIED, state: DISTRICT.state, ...kept },
    // The page looks for the first wrong field itself, as the town may be a list.
    shouldFocusError: false,
  })
  const photos = useMainPhotos(NEW_CLASSIFIED_DRAFT_KEY, [], true)
  const { clearErrors, getValues, handleSubmit, setError, watch } = form
  const { keepNow, forget } = useDraft(NEW_CLASSIFIED_DRAFT_KEY, form, withoutBlankPerson)

  const account = useFinalAccountStep({
    role: 'user',
    name: watch('contactName'),
    email: watch('contactEmail'),
    mobile: watch('contactPhone'),
    fields: { name: 'contactName', email: 'contactEmail', mobile: 'contactPhone' },
    from: APP_PATHS.postAd,
    fill: t.fill,
    show: (found) => {
      clearErrors()
      for (const [field, message] of Object.entries(found))
        setError(field as ClassifiedField, { message })
    },
    submit: async () => {
      keepNow()
      adoptVisitorDrafts()
      const mainImages = (await photos.sendAll()).join(' ')
      await call('POST /classified', toPostClassifiedInput({ ...getValues(), mainImages }))
      photos.forget()
      forget()
      location.assign(`${APP_PATHS.postAd}?sent`)
    },
  })
  const check = async (): Promise<Record<string, string>> => {
    let found: Record<string, string> = {}
    await handleSubmit(
      () => undefined,
      (errors) => {
        found = Object.fromEntries(
          Object.entries(errors).map(([field, { message = '' }]) => [field, message]),
        )
      },
    )()
    return found
  }
  return {
    form,
    photos,
    account,
    /** What a field has against its value; the email is the account's, so it has to be there. */
    checkField:
      (slug: string | undefined) =>
      async (
        name: ClassifiedField,
        value: string,
        values: ClassifiedValues,
      ): Promise<true | string> => {
        if (name === 'contactEmail' && value.trim() === '')
          return account.way === 'mobile' || t.required
        const wrong = getClassifiedRules(slug)[name]?.(value, values) ?? true
        return wrong === true ? checkGoods(name, values, slug) : wrong
      },
    /** Forbidden goods in what is typed so far. */
    findForbidden: (slug: string | undefined): Promise<ForbiddenTerm[]> =>
      loadGoods().then((goods) => goods?.findForbiddenGoods(getValues(), slug) ?? []),
    /** Sends a code, or the ad where the account is made; answers what is wrong, or null. */
    send: async (
      honeypot: ReturnType<ReturnType<typeof useHoneypot>['values']>,
    ): Promise<Problems | null> => account.send(await check(), honeypot),
  }
}

/** Whoever logs in instead finds the name and the email of the account. */
const withoutBlankPerson = ({ contactName, contactEmail, ...values }: ClassifiedValues) => ({
  ...values,
  ...(contactName && { contactName }),
  ...(contactEmail && { contactEmail }),
})

export type GuestClassifiedForm = ReturnType<typeof useGuestClassified>
