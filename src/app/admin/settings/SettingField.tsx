import { getControlProps } from '#app/form/LabelledControl.tsx'
import { settings as t } from '#i18n/en/app/settings.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Switch } from '#ui/Switch.tsx'
import { FONTS, type SettingFieldSpec, type SettingValues } from './setting-fields.ts'
import type { SettingsEditor } from './use-settings.ts'

type Props = { field: SettingFieldSpec; editing: SettingsEditor; values: SettingValues }

/** One setting, with what it does below its name. */
export function SettingField({ field: { name, kind, min, max, lang }, editing, values }: Props) {
  const { label, hint } = t.fields[name]
  const error = editing.errors[name]
  const value = values[name]
  const set = (to: unknown) => editing.set(name, to as never)
  if (kind === 'switch')
    return (
      <Switch
        label={label}
        hint={hint}
        checked={value === true}
        onChange={({ target }) => set(target.checked)}
      />
    )
  if (Array.isArray(kind))
    return (
      <div className="field">
        <span className="field-label">{label}</span>
        <SegmentedControl
          label={label}
          choices={kind.map((one: string) => ({ value: one, text: t.choices[one] ?? one }))}
          chosen={String(value)}
          onChoose={set}
        />
      </div>
    )
  const id = `setting-${name}`
  const control = getControlProps(id, { ...(hint ? { hint } : {}), ...(error ? { error } : {}) })
  const shared = {
    ...control,
    maxLength: max,
    lang,
    value: String(value),
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {kind === 'area' ? (
        <textarea {...shared} rows={3} />
      ) : kind === 'list' ? (
        <select {...shared}>
          {FONTS.map((font) => (
            <option key={font}>{font}</option>
          ))}
        </select>
      ) : kind === 'number' ? (
        <input
          {...shared}
          type="number"
          min={min}
          max={max}
          onChange={({ target }) => set(target.valueAsNumber || 0)}
        />
      ) : (
        <input {...shared} type={kind as string} />
      )}
      {error && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
