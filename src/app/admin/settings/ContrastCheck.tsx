import { settings } from '#i18n/en/app/settings.ts'
import { checkAppearanceContrast } from '#views/theme/checks.ts'
import { Icon } from '#ui/Icon.tsx'
import type { SettingValues } from './setting-fields.ts'
import { toPreviewSettings } from './preview-settings.ts'

const t = settings.checked

/** How many pairs of colours can be read with these settings. */
export function ContrastCheck({ values }: { values: SettingValues }) {
  const { good, all, corrected } = checkAppearanceContrast(toPreviewSettings(values))
  return (
    <section className="panel-box panel-body checked" aria-labelledby="checked-title">
      <h2 id="checked-title">{t.title}</h2>
      <p>
        <Icon name={good === all ? 'check' : 'warn'} />
        <span>
          <b className="num">{t.of(good, all)}</b> {t.pairs}
        </span>
      </p>
      {corrected > 0 && (
        <p>
          <Icon name="warn" />
          <span>
            <b className="num">{t.corrected(corrected)}</b> {t.how}
          </span>
        </p>
      )}
    </section>
  )
}
