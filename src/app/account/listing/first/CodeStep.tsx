import { useEffect, useRef, useState } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { getFieldId } from '#app/account/listing/use-listing-form.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { Button } from '#ui/Button.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { FirstListingForm } from './use-first-listing.ts'

/** The code of the email: it makes the account, and sends the listing. */
export function CodeStep({ first }: { first: FirstListingForm }) {
  const { form, problems, notice, isBusy } = first
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [problems])
  const id = getFieldId('code')
  const texts = { hint: t.codeHint, error: problems['code'] ?? notice, required: true }
  return (
    <form
      className="sheet first-account"
      noValidate
      aria-label={t.codeTitle}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{t.codeTitle}</h2>
      <p role="status">{t.codeText(form.values.email.trim())}</p>
      <div className="stack">
        <LabelledControl id={id} label={t.code} {...texts}>
          <input
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            {...getControlProps(id, texts)}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </LabelledControl>
        <Button
          className="full"
          look="primary"
          busy={isBusy && t.confirm}
          onClick={() => void first.confirm(code.replace(/\D/g, ''))}
        >
          {t.confirm}
        </Button>
        <ResendCode resend={first.resend} />
        <Button disabled={isBusy} onClick={first.change}>
          {t.change}
        </Button>
      </div>
    </form>
  )
}
