import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import { getOpenStatusText } from '#shared/rules/open-status.ts'
import { packWeek } from '#shared/rules/pack-hours.ts'
import type { BusinessTexts } from './texts.ts'

type Props = {
  hours: WeekHours | null
  specialDays: readonly SpecialDay[]
  /** Minutes since 1970; null during the build, because the page is read at another time. */
  minute?: number | null
  /** The address of the hours on the page. */
  href?: string
  t: BusinessTexts
}

/**
 * Open or closed at this minute. A built page links to the hours instead and carries them for
 * `open-status.ts`, which fills in the status. Unknown hours are named as such.
 */
export function OpenStatus({ hours, specialDays, minute = null, href, t }: Props) {
  const isKnown = hours !== null || specialDays.length > 0
  const now =
    isKnown && minute !== null
      ? getOpenStatusText({ businessHours: hours, specialDays }, new Date(minute * 60_000), t)
      : null
  const Tag = href && isKnown ? 'a' : 'span'
  return (
    <Tag
      className={`status status-${now?.look ?? 'unknown'}`}
      href={Tag === 'a' ? href : undefined}
      data-hours={isKnown ? packWeek(hours ?? {}) : undefined}
      data-special={specialDays.length > 0 ? JSON.stringify(specialDays) : undefined}
      suppressHydrationWarning
    >
      {now?.text ?? (isKnown ? t.seeHours : t.hoursUnknown)}
    </Tag>
  )
}
