import { settings as t } from '#i18n/en/app/settings.ts'
import { FIELDS, type SettingValues } from './setting-fields.ts'
import { LogoField } from './LogoField.tsx'
import { SettingField } from './SettingField.tsx'
import type { SettingsEditor } from './use-settings.ts'

type Props = { editing: SettingsEditor; values: SettingValues; setNotice: (text: string) => void }

/** Logos and the favicon, their size and place. */
export const LogoSettings = ({ editing, values, setNotice }: Props) => (
  <div className="panel-box panel-body stack">
    {FIELDS.logos.map((field) =>
      field.kind === 'logo' || field.kind === 'icon' ? (
        <LogoField
          key={field.name}
          label={t.fields[field.name].label}
          hint={t.fields[field.name].hint}
          isIcon={field.kind === 'icon'}
          path={String(values[field.name])}
          onPath={(path) => editing.set(field.name, path)}
          onNotice={setNotice}
        />
      ) : (
        <SettingField key={field.name} field={field} editing={editing} values={values} />
      ),
    )}
  </div>
)
