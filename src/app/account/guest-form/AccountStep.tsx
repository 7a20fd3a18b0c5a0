import { useState, type ReactNode } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { ROUTES } from '#config/routes.ts'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { FinalAccountStep } from './use-final-account-step.ts'

type Props = {
  account: FinalAccountStep
  /** Of the control of the password, for links to it. */
  id: string
  onSend: () => void
  /** The name and the email, which are fields of the form. */
  children: ReactNode
}

/** The account of somebody who has filled in a form. */
export function AccountStep({ account, id, onSend, children }: Props) {
  const { password, setPassword, problems, isBusy } = account
  const [isShown, setShown] = useState(false)
  const texts = { hint: t.passwordHint, error: problems['password'], required: true }
  return (
    <section className="sheet first-account" id="part-account">
      <h2>{t.account}</h2>
      <p>{t.accountText}</p>
      <div className="stack">
        {children}
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
