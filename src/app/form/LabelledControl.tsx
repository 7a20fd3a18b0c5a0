import type { ReactNode } from 'react'
import { form as t } from '#i18n/en/app/form.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'

type LabelledProps = {
  id: string
  label: string
  hindi?: string | null
  required?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** A label, its hint and its error around a control of that id. */
export function LabelledControl({
  id,
  label,
  hindi,
  required,
  hint,
  error,
  children,
}: LabelledProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {hindi && (
          <span className="hi" lang={LOCAL_LANGUAGE}>
            {' '}
            {hindi}
          </span>
        )}
        {required ? (
          <span aria-hidden="true"> *</span>
        ) : (
          <span className="field-optional"> {t.optional}</span>
        )}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

/** What a control of that id carries, so that hint and error are read with it. */
export const getControlProps = (id: string, { hint, error, required }: Partial<LabelledProps>) => ({
  id,
  className: 'input',
  'aria-required': required ? (true as const) : undefined,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
