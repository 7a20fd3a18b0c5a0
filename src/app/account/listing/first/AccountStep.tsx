import { useState } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { ListingTextField } from '#app/account/listing/ListingTextField.tsx'
import { getFieldId } from '#app/account/listing/use-listing-form.ts'
import { ROUTES } from '#config/routes.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { FirstListingForm } from './use-first-listing.ts'

type Props = { first: FirstListingForm; onSend: () => void }

/** The account of the new owner: name and email are those of the listing. */
export function AccountStep({ first, onSend }: Props) {
  const { form, password, setPassword, problems, isBusy } = first
  const [isShown, setShown] = useState(false)
  const id = getFieldId('password')
  const texts = { hint: t.passwordHint, error: problems['password'], required: true }
  return (
    <section className="sheet first-account" id="part-account">
      <h2>{t.steps.account}</h2>
      <p>{t.accountText}</p>
      <div className="stack">
        <ListingTextField
          form={form}
          name="ownerName"
          label={t.ownerName}
          hint={t.ownerNameHint}
          autoComplete="name"
        />
        <ListingTextField
          form={form}
          name="email"
          type="email"
          autoComplete="username"
          hint={t.emailHint}
        />
        <LabelledControl id={id} label={t.password} {...texts}>
          <input
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            {...getControlProps(id, texts)}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </LabelledControl>
        <Checkbox
          label={t.showPassword}
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        <Button className="full" look="primary" busy={isBusy && t.gettingCode} onClick={onSend}>
          {t.getCode}
        </Button>
        <p className="field-hint">
          {t.agree}
          <a className="link" href={ROUTES.terms.path}>
            {t.terms}
          </a>
          {t.and}
          <a className="link" href={ROUTES.privacy.path}>
            {t.privacy}
          </a>
          {t.age}
        </p>
      </div>
    </section>
  )
}
