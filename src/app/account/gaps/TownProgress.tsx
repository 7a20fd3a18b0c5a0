import type { ReactNode } from 'react'
import type { CallResponse } from '#client/call.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { nameOf } from '#i18n/en/names.ts'
import type { Gap } from '#shared/rules/gaps.ts'
import { Meter } from '#ui/Meter.tsx'

type Coverage = CallResponse<'GET /coverage'>['data']
type Props = {
  coverage: Coverage
  gap: Gap
  /** So many towns at most. */
  most?: number
  more?: ReactNode
}

/** Of how many listings of each town a fact is known, and how many more than a week ago. */
export const TownProgress = ({ coverage: { all, towns }, gap, most, more }: Props) => (
  <section className="panel-box" aria-label={t.byTown}>
    <header>
      <h2>{t.byTown}</h2>
      <span className="mute">{t.with[gap]}</span>
    </header>
    <ul className="town-progress">
      {towns.slice(0, most).map((town) => (
        <li key={town.id}>
          <b>{nameOf({ name: town.city, nameHi: town.nameHi })}</b>
          <span className="num">
            {t.of(town[gap], town.total)}
            {!most && growthOf(town, gap)}
          </span>
          <Meter
            value={town[gap] / town.total}
            label={t.withFact(town.city, town[gap], town.total, t.gaps[gap])}
          />
        </li>
      ))}
    </ul>
    <p className="panel-foot num">
      {t.ofListings(all[gap], all.total)}
      {growthOf(all, gap)} {more}
    </p>
  </section>
)

/** Nothing where it was not counted then. */
function growthOf({ week, month }: Pick<Coverage['all'], 'week' | 'month'>, gap: Gap): string {
  const parts = [week && t.inWeek(week[gap]), month && t.inMonth(month[gap])].filter(Boolean)
  return parts.map((part) => ` ${part}`).join('')
}
