import { statusAt } from '#shared/rules/open-status.ts'
import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import { packWeek } from '#shared/rules/pack-hours.ts'
import type { ListTexts } from './texts.ts'
import { useMinute } from './use-minute.ts'

type Props = { hours: WeekHours | null; specialDays: SpecialDay[]; t: ListTexts }

/**
 * Open or closed at this minute. In the page's own markup open-status.ts has said it before React
 * comes.
 */
export function OpenStatus({ hours, specialDays, t }: Props) {
  const minute = useMinute()
  const isKnown = hours !== null || specialDays.length > 0
  const now =
    isKnown && minute !== null
      ? statusAt({ businessHours: hours, specialDays }, new Date(minute * 60_000), t)
      : null
  return (
    <span
      className={`status status-${now?.look ?? 'unknown'}`}
      data-hours={isKnown ? packWeek(hours ?? {}) : undefined}
      data-special={specialDays.length > 0 ? JSON.stringify(specialDays) : undefined}
      suppressHydrationWarning
    >
      {now?.text ?? (isKnown ? t.seeHours : t.hoursUnknown)}
    </span>
  )
}
