import { lazy, Suspense, useState } from 'react'
import { AccountStep } from '#app/account/guest-form/AccountStep.tsx'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { focusField, getErrorSummary } from '#app/account/listing/check.ts'
import { ListingTextField } from '#app/account/listing/ListingTextField.tsx'
import { getFieldId } from '#app/account/listing/use-listing-form.ts'
import { FIELD_ORDER } from '#app/account/listing/values.ts'
import { firstForm } from '#i18n/en/app/first-form.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'
import { useHoneypot } from '#ui/Honeypot.tsx'
import { GuestBusinessSection, GuestAddressSection } from './GuestListingSections.tsx'
import type { GuestListingForm } from './use-guest-listing.ts'

const Optional = lazy(async () => ({
  default: (await import('./GuestOptionalFields.tsx')).GuestOptionalFields,
}))

const ACCOUNT = ['ownerName', 'ownMobile', 'email', 'password']
/** For the error summary: the account comes last. */
const ORDER = [...FIELD_ORDER.filter((field) => !ACCOUNT.includes(field)), ...ACCOUNT]

/** The short form: what a listing must have, the rest folded, and the account. */
export function GuestListing({ first }: { first: GuestListingForm }) {
  const { form, photos, account, problems } = first
  const { hasAccount, isBusy, notice } = account
  const honeypot = useHoneypot()
  const [isMore, setMore] = useState(false)
  const send = async () => {
    const found = await first.send(honeypot.values())
    const wrong = found && getErrorSummary(found, ORDER)[0]
    if (wrong) setTimeout(() => focusField(wrong.id))
  }
  return (
    <form
      className="stack"
      noValidate
      aria-label={t.title}
      // Enter in a field sends nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <ErrorSummary problems={notice ? getErrorSummary(problems, ORDER) : []} text={notice} />
      <GuestBusinessSection form={form} />
      <GuestAddressSection form={form} />
      <details
        className="sheet more-part first-more"
        onToggle={({ currentTarget }) => currentTarget.open && setMore(true)}
      >
        <summary>
          <h2>{t.more}</h2>
          <span>{t.moreText}</span>
        </summary>
        <Suspense fallback={<span className="skeleton" />}>
          {isMore && <Optional form={form} photos={photos} />}
        </Suspense>
      </details>
      {honeypot.field}
      {hasAccount ? (
        <Button
          className="full"
          look="primary"
          busy={isBusy && listing.sending}
          onClick={() => void send()}
        >
          {listing.send}
        </Button>
      ) : (
        <AccountStep
          account={account}
          ids={{ password: getFieldId('password'), ownMobile: getFieldId('ownMobile') }}
          onSend={() => void send()}
          name={
            <ListingTextField
              form={form}
              name="ownerName"
              label={firstForm.ownerName}
              hint={t.ownerNameHint}
              autoComplete="name"
            />
          }
          email={
            <ListingTextField
              form={form}
              name="email"
              type="email"
              autoComplete="username"
              hint={t.emailHint}
            />
          }
        />
      )}
    </form>
  )
}
