import { settings as t } from '#i18n/en/app/settings.ts'
import { Button } from '#ui/Button.tsx'
import { getSettingLabel, formatSettingValue, type SettingValues } from './setting-fields.ts'
import { HomePreviewButton } from './HomePreview.tsx'
import type { SettingsEditor } from './use-settings.ts'

type Props = {
  editing: SettingsEditor
  saved: SettingValues
  values: SettingValues
  onSave: () => void
}

/** What would change, old and new, and the button that saves it. */
export function SaveBar({ editing, saved, values, onSave }: Props) {
  const { changed, problem, isBusy, discard } = editing
  const count = changed.length
  return (
    <div className="save-bar panel-box" data-idle={count === 0 || undefined}>
      <div className="grow">
        <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
        {count === 0 ? (
          <p className="mute">{t.nothing}</p>
        ) : (
          <details className="differences">
            <summary>
              <b>{t.unsaved(count)}</b>{' '}
              <span className="mute">{changed.map(getSettingLabel).join(', ')}</span>
            </summary>
            <h2>{t.willChange}</h2>
            <dl>
              {changed.map((name) => (
                <div key={name}>
                  <dt>{getSettingLabel(name)}</dt>
                  <dd>
                    <del>{formatSettingValue(saved[name])}</del>{' '}
                    <ins>{formatSettingValue(values[name])}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <div className="row">
        <HomePreviewButton saved={saved} values={values} />
        <Button disabled={count === 0 || isBusy} onClick={discard}>
          {t.discard}
        </Button>
        <Button
          look="primary"
          icon="check"
          disabled={count === 0}
          busy={isBusy && t.saving}
          onClick={onSave}
        >
          {t.save}
        </Button>
      </div>
    </div>
  )
}
