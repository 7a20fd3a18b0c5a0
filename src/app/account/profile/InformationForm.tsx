import { useId, type SyntheticEvent } from 'react'
import type { Profile } from '#contract/profile.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { profile as t } from '#i18n/en/app/profile.ts'
import { shell } from '#i18n/en/app/shell.ts'
import {
  CUSTOMER_TYPES,
  PROFILE_FIELD_NAMES,
  PROFILE_FIELD_MAX_LENGTHS,
  type ProfileField,
} from '#shared/rules/profile.ts'
import { Button } from '#ui/Button.tsx'
import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

type Props = { profile: Profile; onNotice: (text: string) => void }

const filled = (reason: string) => (text: string) => text.trim() !== '' || reason

/** The profile fields of an account. */
export function InformationForm({ profile, onNotice }: Props) {
  const base = useId()
  const { ensure, dialog } = useIdentityProof()
  const { form, submit, guard, isBusy } = useEndpointForm('PUT /users/profile', {
    draft: 'profile',
    defaults: {
      ...(Object.fromEntries(
        PROFILE_FIELD_NAMES.map((name) => [name, profile[name] ?? '']),
      ) as Record<ProfileField, string>),
      customerType: profile.customerType,
    },
    toInput: (values) => ({ body: { ...values, role: profile.role } }),
    invalidates: ['GET /users/profile'],
    onDone: () => onNotice(t.information.updated),
    // The server's message is shown alone.
    failed: '',
  })
  const { errors } = form.formState
  const needed: Partial<Record<ProfileField, string>> = {
    name: t.information.nameNeeded,
    ...(profile.email !== null && { email: t.information.emailNeeded }),
  }
  const field = (name: ProfileField): LabelledInputProps & Record<string, unknown> => ({
    id: `${base}-${name}`,
    label: t.information[name],
    error: errors[name]?.message,
    maxLength: PROFILE_FIELD_MAX_LENGTHS[name],
    required: name in needed,
    ...form.register(name, needed[name] ? { validate: filled(needed[name]) } : {}),
  })
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    const isNew =
      form.getValues('email').trim().toLowerCase() !== (profile.email?.toLowerCase() ?? '')
    if (isNew && !(await ensure())) return
    await submit()
  }
  const problems = PROFILE_FIELD_NAMES.flatMap((name) =>
    errors[name]?.message ? [{ id: `${base}-${name}`, text: errors[name].message }] : [],
  )
  const server = errors.root?.['server']
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <div className="pair">
        <LabelledInput {...field('name')} autoComplete="name" />
        <LabelledInput
          {...field('email')}
          type="email"
          autoComplete="email"
          hint={t.information.emailHint}
        />
      </div>
      {profile.pendingEmail && (
        <p className="notice" role="status">
          {t.information.pending(profile.pendingEmail)}
        </p>
      )}
      <div className="pair">
        <LabelledInput {...field('phone')} type="tel" autoComplete="tel" />
        <LabelledInput {...field('address')} autoComplete="street-address" />
      </div>
      <div className="pair">
        <LabelledInput {...field('city')} autoComplete="address-level2" />
        <LabelledInput {...field('state')} autoComplete="address-level1" />
      </div>
      <div className="pair">
        <LabelledInput {...field('pincode')} inputMode="numeric" autoComplete="postal-code" />
        <div className="field">
          <label className="field-label" htmlFor={`${base}-type`}>
            {t.information.customerType}
          </label>
          <select id={`${base}-type`} className="input" {...form.register('customerType')}>
            {CUSTOMER_TYPES.map((type) => (
              <option key={type} value={type}>
                {shell.customerTypes[type]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${base}-role`}>
          {t.information.role}
        </label>
        <input
          id={`${base}-role`}
          className="input"
          readOnly
          aria-describedby={`${base}-role-hint`}
          value={shell.roles[profile.role]}
        />
        <span className="field-hint" id={`${base}-role-hint`}>
          {t.information.roleHint}
        </span>
      </div>
      <ErrorSummary
        problems={problems}
        text={server && (server.message?.trim() || t.information.failed)}
      />
      <div className="row">
        <Button type="submit" look="primary" busy={isBusy && t.saving}>
          {t.information.save}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
      {dialog}
    </form>
  )
}
