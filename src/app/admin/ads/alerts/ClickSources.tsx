import { useId } from 'react'
import { formatTime } from '#app/shell/format-time.ts'
import { adAlerts as t } from '#i18n/en/app/ad-alerts.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Meter } from '#ui/Meter.tsx'
import { CLICK_SOURCES, type ClickAlert, type ChosenSources, type SourceKind } from './alert.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

type Props = { alert: ClickAlert; chosen: ChosenSources; onChoose: (chosen: ChosenSources) => void }

/** What clicks have in common, with a box for what is to be taken back. */
export function ClickSources({ alert, chosen, onChoose }: Props) {
  const id = useId()
  const isOpen = alert.outcome === null
  const all = alert.hours.reduce((sum, { clicks }) => sum + clicks, 0)
  const toggle = (kind: SourceKind, key: string) =>
    onChoose({
      ...chosen,
      [kind]: chosen[kind].includes(key)
        ? chosen[kind].filter((one) => one !== key)
        : [...chosen[kind], key],
    })
  return (
    <section className="panel-box" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.sources}</h2>
      </header>
      <p className="panel-body field-hint">{t.sourcesHint}</p>
      <div className="alert-sources">
        {CLICK_SOURCES.map((kind) => (
          <fieldset key={kind} className="panel-body stack stack-s">
            <legend className="field-label">{t.groups[kind]}</legend>
            {linesOf(alert, kind).map(({ key, name, note, clicks, charged }) => (
              <div key={key}>
                <label className="tick">
                  <input
                    type="checkbox"
                    disabled={!isOpen || clicks === 0}
                    checked={chosen[kind].includes(key)}
                    onChange={() => toggle(kind, key)}
                  />
                  {name}{' '}
                  <span className="num">
                    {formatCount(clicks)} · {formatRupees(charged)}
                  </span>
                </label>
                <Meter
                  value={all === 0 ? 0 : clicks / all}
                  label={`${name}: ${t.share(Math.round((100 * clicks) / Math.max(1, all)))}`}
                />
                <small className="mute">{note}</small>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}

function linesOf(alert: ClickAlert, kind: SourceKind) {
  if (kind === 'hours')
    return alert.hours.map(({ held, ...hour }) => ({
      ...hour,
      name: `${formatTime(hour.key)} – ${formatTime(
        new Date(Date.parse(hour.key) + HOUR_MS).toISOString(),
      )}`,
      note: held > 0 ? t.heldOf(held) : '',
    }))
  return alert[kind].map((source, at) => ({
    ...source,
    name: t.named[kind](at + 1),
    note: t.people(source),
  }))
}
