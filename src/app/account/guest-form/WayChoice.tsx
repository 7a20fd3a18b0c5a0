import { useId } from 'react'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { normaliseMobile } from '#shared/rules/mobile.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import type { FinalAccountStep } from './use-final-account-step.ts'

/** Whether the number or an email address shows whose account it is. */
export function WayChoice({ account: { way, setWay, mobile } }: { account: FinalAccountStep }) {
  const name = useId()
  const number = normaliseMobile(mobile, true)
  const ways = [
    {
      value: 'mobile',
      title: t.byMobile,
      hint: number ? t.byMobileHint(formatPhone(number)) : t.byMobileNone,
    },
    { value: 'email', title: t.byEmail, hint: t.byEmailHint },
  ] as const
  return (
    <fieldset className="field first-ways">
      <legend className="field-label">{t.confirmWith}</legend>
      {ways.map(({ value, title, hint }) => (
        <label key={value} className="tick">
          <input type="radio" name={name} checked={way === value} onChange={() => setWay(value)} />
          <span>
            {title}
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
