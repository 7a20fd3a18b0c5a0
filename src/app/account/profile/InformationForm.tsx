import { useId, type SyntheticEvent } from 'react'
import type { CallInput } from '#client/call.ts'
import type { Profile } from '#contract/profile.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { profile as t } from '#i18n/en/app/profile.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { PERSON_NAME_LENGTH, EMAIL_LENGTH, PHONE_LENGTH } from '#shared/rules/contact-fields.ts'
import { CUSTOMER_TYPES, HOME_ADDRESS_LENGTH, TOWN_LENGTH } from '#shared/rules/profile.ts'
import { Button } from '#ui/Button.tsx'
import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx'
import { useIdentityProof } from './use-identity-proof.tsx'

type Props = { profile: Profile; onNotice: (text: string) => void }

/** The role is shown and not changed. */
type Field = Exclude<keyof CallInput<'PUT /users/profile'>['body'], 'role'>

const filled = (reason: string) => (text: string) => text.trim() !== '' || reason

/** The profile fields of an account. */
export function InformationForm({ profile, onNotice }: Props) {
  const base = useId()
  const { ensure, dialog } = useIdentityProof()
  const { form, submit, guard, isBusy } = useEndpointForm('PUT /users/profile', {
    draft: 'profile',
    defaults: {
      name: profile.name,
      email: profile.email,
      phone: profile.phone ?? '',
      address: profile.address ?? '',
      city: profile.city ?? '',
      state: profile.state ?? '',
      pincode: profile.pincode ?? '',
      customerType: profile.customerType,
    } satisfies Record<Field, string>,
    toInput: (values) => ({ body: { ...values, role: profile.role } }),
    invalidates: ['GET /users/profile'],
    onDone: () => onNotice(t.information.updated),
    // The server's message is shown alone.
    failed: '',
  })
  const { errors } = form.formState
  const rules = {
    name: { maxLength: PERSON_NAME_LENGTH, required: filled(t.information.nameNeeded) },
    email: { maxLength: EMAIL_LENGTH, required: filled(t.information.emailNeeded) },
    phone: { maxLength: PHONE_LENGTH },
    address: { maxLength: HOME_ADDRESS_LENGTH },
    city: { maxLength: TOWN_LENGTH },
    state: { maxLength: TOWN_LENGTH },
    pincode: { maxLength: 6 },
  } satisfies Record<Exclude<Field, 'customerType'>, { maxLength: number; required?: unknown }>
  type Name = keyof typeof rules
  const names = Object.keys(rules) as Name[]
  const field = (name: Name): LabelledInputProps & Record<string, unknown> => {
    const { maxLength, ...rule } = rules[name] as { maxLength: number; required?: () => boolean }
    return {
      id: `${base}-${name}`,
      label: t.information[name],
      error: errors[name]?.message,
      maxLength,
      required: rule.required !== undefined,
      ...form.register(name, rule.required ? { validate: rule.required as never } : {}),
    }
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    const isNew = form.getValues('email').trim().toLowerCase() !== profile.email.toLowerCase()
    if (isNew && !(await ensure())) return
    await submit()
  }
  const problems = names.flatMap((name) =>
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
