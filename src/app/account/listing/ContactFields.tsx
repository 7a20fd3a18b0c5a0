import { useState } from 'react'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Section } from './Section.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import type { ListingFormState } from './use-listing-form.ts'

const SITES = ['website', 'facebook', 'instagram', 'twitter', 'linkedin', 'youtube'] as const

/** How people reach it. */
export function ContactFields({ form, onLeave }: { form: ListingFormState; onLeave: () => void }) {
  const { values, set } = form
  // Most shops have WhatsApp on the number they give, so a blank form takes it for the same.
  const [isOther, setOther] = useState(values.whatsappNumber !== values.phone)
  const isSame = !isOther && values.whatsappNumber === values.phone
  return (
    <Section name="contact">
      <div className="pair">
        <ListingTextField
          form={form}
          name="phone"
          type="tel"
          autoComplete="tel"
          onBlur={onLeave}
          onChange={(phone) => set({ phone, ...(isSame ? { whatsappNumber: phone } : {}) })}
        />
        <div className="field">
          <Checkbox
            label={t.sameAsPhone}
            checked={isSame}
            onChange={({ target }) => {
              setOther(!target.checked)
              set({ whatsappNumber: target.checked ? values.phone : '' })
            }}
          />
          {!isSame && <ListingTextField form={form} name="whatsappNumber" type="tel" />}
        </div>
      </div>
      <div className="pair">
        <ListingTextField form={form} name="email" type="email" autoComplete="email" />
        <ListingTextField form={form} name="ownerName" autoComplete="name" />
      </div>
      <details className="more-part">
        <summary>
          {t.social} <span className="optional">{t.optional}</span>
        </summary>
        <div className="pair">
          <ListingTextField form={form} name="alternatePhone" type="tel" />
          {SITES.map((name) => (
            <ListingTextField key={name} form={form} name={name} inputMode="url" />
          ))}
        </div>
      </details>
    </Section>
  )
}
