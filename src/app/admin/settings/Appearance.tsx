import { SAMPLE_APPEARANCE } from '#config/site-settings.ts'
import { settings as t } from '#i18n/en/app/settings.ts'
import { HI_SECTIONS } from '#i18n/hi-sections.ts'
import { getReadableInk } from '#shared/rules/colour.ts'
import { checkColour } from '#views/theme/checks.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FIELDS, type SettingValues } from './setting-fields.ts'
import { SettingField } from './SettingField.tsx'
import type { SettingsEditor } from './use-settings.ts'

const COLOURS = ['primaryColor', 'secondaryColor', 'accentColor'] as const
type ColourName = (typeof COLOURS)[number]

/** What a website has before anything was saved: the contract's defaults. */
const STANDARD: Record<ColourName, string> = {
  primaryColor: '#3B82F6',
  secondaryColor: '#10B981',
  accentColor: '#F59E0B',
}
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

type Props = { editing: SettingsEditor; values: SettingValues }

/** Colours, each with what can be read on it, and letters and shapes. */
export function Appearance({ editing, values }: Props) {
  const setAll = (colours: Record<ColourName, string>) =>
    COLOURS.forEach((name) => editing.set(name, colours[name]))
  return (
    <div className="stack">
      <section className="panel-box" aria-labelledby="colours-title">
        <header>
          <h2 id="colours-title">
            {t.colours.title}{' '}
            {HI_SECTIONS.colours && (
              <span className="hi" lang="hi">
                {HI_SECTIONS.colours}
              </span>
            )}
          </h2>
        </header>
        <ul className="colours">
          {COLOURS.map((name) => (
            <ColourRow key={name} name={name} editing={editing} values={values} />
          ))}
        </ul>
        <div className="row panel-body">
          <Button icon="undo" onClick={() => setAll(SAMPLE_APPEARANCE)}>
            {t.colours.own}
          </Button>
          <Button onClick={() => setAll(STANDARD)}>{t.colours.standard}</Button>
        </div>
      </section>
      <section className="panel-box" aria-labelledby="letters-title">
        <header>
          <h2 id="letters-title">
            {t.colours.letters}{' '}
            {HI_SECTIONS.letters && (
              <span className="hi" lang="hi">
                {HI_SECTIONS.letters}
              </span>
            )}
          </h2>
        </header>
        <div className="panel-body stack">
          {FIELDS.appearance
            .filter(({ kind }) => kind !== 'colour')
            .map((field) => (
              <SettingField key={field.name} field={field} editing={editing} values={values} />
            ))}
        </div>
      </section>
    </div>
  )
}

function ColourRow({ name, editing, values }: Props & { name: ColourName }) {
  const { label, hint } = t.fields[name]
  const value = values[name]
  const error = editing.errors[name]
  const check = isColour(value) ? checkColour(values, name) : null
  const instead = check?.asWords?.instead
  const set = (colour: string) => editing.set(name, colour)
  return (
    <li>
      <input
        type="color"
        className="colour-swatch"
        aria-label={label}
        value={isColour(value) ? value.toLowerCase() : '#000000'}
        onChange={({ target }) => set(target.value.toUpperCase())}
      />
      <div className="grow">
        <b>{label}</b>
        <span className="mute">{hint}</span>
        {check && (
          <span className="colour-good">
            <Icon name="check" />
            {t.colours.wordsOn(
              getReadableInk(value) === '#ffffff' && check.wordsOn !== '#20140d'
                ? t.colours.white
                : t.colours.dark,
              rounded(check.ratio),
            )}
          </span>
        )}
        {instead && (
          <span className="colour-bad">
            <Icon name="warn" />
            {t.colours.pale(rounded(check.asWords!.ratio))}
          </span>
        )}
      </div>
      <input
        className="input colour-code num"
        id={`setting-${name}`}
        aria-label={t.colours.code(label)}
        aria-invalid={error || !check ? true : undefined}
        maxLength={7}
        value={value}
        onChange={({ target }) => set(target.value.trim())}
      />
      {instead && (
        <div className="colour-instead">
          <span className="colour-dot" style={{ background: instead }} />
          <span className="grow">{t.colours.instead(instead.toUpperCase())}</span>
          <Button onClick={() => set(instead.toUpperCase())}>
            {t.colours.use(instead.toUpperCase())}
          </Button>
        </div>
      )}
      {error && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </li>
  )
}
