import { useState, type ReactNode } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { ROUTES } from '#config/routes.ts'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { WayChoice } from './WayChoice.tsx'
import type { FinalAccountStep } from './use-final-account-step.ts'

type Props = {
  account: FinalAccountStep
  /** Of the controls that the step has itself, for links to them. */
  ids: { password: string; ownMobile: string }
  onSend: () => void
  /** Fields of the form. */
  name: ReactNode
  email: ReactNode
}

/** The account of somebody who has filled in a form. */
export function AccountStep({ account, ids, onSend, name, email }: Props) {
  const { isBusy, takesMobile, way, isLandline } = account
  const isMobile = way === 'mobile'
  return (
    <section className="sheet first-account" id="part-account">
      <h2>{t.account}</h2>
      <p>{t.accountText}</p>
      <div className="stack">
        {name}
        {takesMobile && <WayChoice account={account} />}
        {isMobile && isLandline && <OwnMobile account={account} id={ids.ownMobile} />}
        {!isMobile && (
          <>
            {email}
            <Password account={account} id={ids.password} />
          </>
        )}
        <Button className="full" look="primary" busy={isBusy && t.gettingCode} onClick={onSend}>
          {isMobile ? t.getMobileCode : t.getCode}
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

type FieldProps = { account: FinalAccountStep; id: string }

/** A number that gets messages, where customers call a landline. */
function OwnMobile({ account, id }: FieldProps) {
  const { ownMobile, setOwnMobile, problems } = account
  const texts = { hint: t.ownMobileHint, error: problems['ownMobile'], required: true }
  return (
    <LabelledControl id={id} label={t.ownMobile} {...texts}>
      <input
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...getControlProps(id, texts)}
        value={ownMobile}
        onChange={({ target }) => setOwnMobile(target.value)}
      />
    </LabelledControl>
  )
}

function Password({ account, id }: FieldProps) {
  const { password, setPassword, problems } = account
  const [isShown, setShown] = useState(false)
  const texts = { hint: t.passwordHint, error: problems['password'], required: true }
  return (
    <>
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
    </>
  )
}
