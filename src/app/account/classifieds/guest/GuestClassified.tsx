import { useState } from 'react'
import { AccountStep } from '#app/account/guest-form/AccountStep.tsx'
import {
  ClassifiedInput,
  getClassifiedFieldId,
  type ClassifiedTextField,
} from '#app/account/classifieds/form/ClassifiedInput.tsx'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { firstClassified as t } from '#i18n/en/app/first-classified.ts'
import { firstForm } from '#i18n/en/app/first-form.ts'
import { postClassified } from '#i18n/en/app/post-classified.ts'
import type { ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'
import { Button } from '#ui/Button.tsx'
import { useHoneypot } from '#ui/Honeypot.tsx'
import {
  GuestOptionalSection,
  GuestOfferSection,
  GuestLocationSection,
} from './GuestClassifiedSections.tsx'
import type { GuestClassifiedForm } from './use-guest-classified.ts'

type Props = {
  first: GuestClassifiedForm
  categories: readonly ClassifiedCategory[]
  /** Of the category that is chosen. */
  slug: string | undefined
}

/** As they stand in the form. */
const ORDER = [
  ...(['title', 'categoryId', 'description', 'condition', 'priceType', 'price'] as const),
  ...(['city', 'state', 'contactPhone', 'brand', 'model', 'year', 'pincode', 'address'] as const),
  ...(['contactName', 'contactEmail'] as const),
]
const OWN_IDS = { password: 'ad-password', ownMobile: 'ad-ownMobile' }

/** The short form: what an ad must have, the rest folded, and the account. */
export function GuestClassified({ first, categories, slug }: Props) {
  const { form: own, photos, account } = first
  const { hasAccount, isBusy, notice } = account
  const honeypot = useHoneypot()
  const [forbidden, setForbidden] = useState<readonly ForbiddenTerm[]>([])
  const onLeave = () => void first.findForbidden(slug).then(setForbidden)
  const form = { ...own, check: first.checkField(slug), onLeave }
  const { errors } = own.formState
  const problems = [
    ...ORDER.flatMap((field) => problemOf(field, errors[field]?.message)),
    ...(['ownMobile', 'password'] as const).flatMap((name) => {
      const message = account.problems[name]
      return message ? [{ id: OWN_IDS[name], text: `${firstForm[name]}: ${message}` }] : []
    }),
  ]
  const send = async () => {
    const found = await first.send(honeypot.values())
    const wrong = found && [...ORDER, 'ownMobile', 'password'].find((field) => field in found)
    if (wrong) setTimeout(() => document.getElementById(`ad-${wrong}`)?.focus())
  }
  return (
    <form
      className="stack ad-form"
      noValidate
      aria-label={t.steps.ad}
      // Enter in a field sends nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <ErrorSummary problems={notice ? problems : []} text={notice} />
      <GuestOfferSection {...{ form, photos, categories, slug, forbidden }} />
      <GuestLocationSection form={form} />
      <GuestOptionalSection form={form} />
      {honeypot.field}
      {hasAccount ? (
        <Button
          className="full"
          look="primary"
          busy={isBusy && postClassified.sending}
          onClick={() => void send()}
        >
          {postClassified.send}
        </Button>
      ) : (
        <AccountStep
          account={account}
          ids={OWN_IDS}
          onSend={() => void send()}
          name={
            <ClassifiedInput
              form={form}
              name="contactName"
              label={firstForm.ownerName}
              hint={t.nameHint}
              required
              autoComplete="name"
            />
          }
          email={
            <ClassifiedInput
              form={form}
              name="contactEmail"
              hint={t.emailHint}
              required
              type="email"
              autoComplete="username"
            />
          }
        />
      )}
    </form>
  )
}

/** What this form calls otherwise than that of a member. */
const NAMES: Partial<Record<ClassifiedTextField, string>> = { contactName: firstForm.ownerName }

const problemOf = (field: ClassifiedTextField, message: string | undefined) =>
  message
    ? [
        {
          id: getClassifiedFieldId(field),
          text: `${NAMES[field] ?? postClassified.fields[field]}: ${message}`,
        },
      ]
    : []
