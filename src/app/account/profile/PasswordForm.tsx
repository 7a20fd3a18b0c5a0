import { useId, useState, type SyntheticEvent } from 'react'
import type { CallError } from '#client/call.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { useWrite } from '#app/data/use-write.ts'
import { profile } from '#i18n/en/app/profile.ts'
import { security } from '#i18n/en/app/security.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/rules/profile.ts'
import { Button } from '#ui/Button.tsx'
import { LabelledInput } from './LabelledInput.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

const t = security.password
const BLANK = { currentPassword: '', newPassword: '', again: '' }
type Values = typeof BLANK
type Problems = Partial<Record<keyof Values, string>>

function problemsOf(
  { currentPassword, newPassword, again }: Values,
  hasPassword: boolean,
): Problems {
  return {
    ...(hasPassword && currentPassword === '' ? { currentPassword: t.currentNeeded } : {}),
    ...(newPassword.length < MIN_PASSWORD_LENGTH ? { newPassword: t.short } : {}),
    ...(newPassword === again ? {} : { again: t.mismatch }),
  }
}

type Props = { hasPassword: boolean; onNotice: (text: string) => void }

/** Sets or changes the password. Nothing typed here is stored on the device. */
export function PasswordForm({ hasPassword, onNotice }: Props) {
  const base = useId()
  const [values, setValues] = useState(BLANK)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | undefined>()
  const { ensure, dialog } = useIdentityProof()
  const write = useWrite('POST /users/profile/change-password', {
    invalidates: ['GET /users/profile/sessions', 'GET /users/profile'],
  })
  const show = (found: Problems) => {
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) document.getElementById(`${base}-${first}`)?.focus()
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const found = problemsOf(values, hasPassword)
    show(found)
    if (Object.keys(found).length > 0) return
    const { currentPassword, newPassword } = values
    try {
      await write.mutateAsync({
        body: { newPassword, ...(hasPassword && { currentPassword }) },
      })
      setValues(BLANK)
      onNotice(hasPassword ? `${t.changed} ${t.changedNote}` : t.isSet)
    } catch (error) {
      const { code, fields, serverMessage: notice } = error as CallError
      if (code === 'CONFIRM_NEEDED' && (await ensure())) return send(event)
      show(fields)
      setFailure(notice ?? t.failed)
    }
  }
  const field = (name: keyof Values, label: string) => ({
    id: `${base}-${name}`,
    type: 'password',
    maxLength: MAX_PASSWORD_LENGTH,
    required: true,
    label,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  })
  const told = (Object.keys(BLANK) as (keyof Values)[]).flatMap((name) =>
    problems[name] ? [{ id: `${base}-${name}`, text: problems[name] }] : [],
  )
  return (
    <section className="panel-box" aria-labelledby={`${base}-title`}>
      <header>
        <h2 id={`${base}-title`}>{hasPassword ? t.title : t.setTitle}</h2>
      </header>
      <form className="form panel-body" noValidate onSubmit={(event) => void send(event)}>
        {hasPassword && (
          <LabelledInput {...field('currentPassword', t.current)} autoComplete="current-password" />
        )}
        <div className="pair">
          <div className="stack stack-s">
            <LabelledInput
              {...field('newPassword', t.next)}
              autoComplete="new-password"
              hint={t.nextHint}
            />
            <PasswordStrength password={values.newPassword} />
          </div>
          <LabelledInput {...field('again', t.again)} autoComplete="new-password" />
        </div>
        <ErrorSummary problems={told} text={failure} />
        <div className="row">
          <Button type="submit" look="primary" busy={write.isPending && profile.saving}>
            {hasPassword ? t.save : t.set}
          </Button>
        </div>
      </form>
      {dialog}
    </section>
  )
}
