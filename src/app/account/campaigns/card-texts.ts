import type { Campaign } from '#contract/campaigns.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { formatBareDay, formatDay } from '#i18n/en/app/time.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { canBuyClick, type BudgetPace } from '#shared/rules/campaign-budget.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

/** `1 Nov to 30 Nov 2026`. */
export function formatRunDates({
  startDate,
  endDate,
}: Pick<Campaign, 'startDate' | 'endDate'>): string {
  const last = endDate && formatDate(endDate)
  if (startDate && last) {
    const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4)
    return t.days.both((isOneYear ? formatBareDay : formatDate)(startDate), last)
  }
  if (startDate) return t.days.from(formatDate(startDate))
  return last ? t.days.until(last) : t.days.open
}

/** The note about a campaign's state, next to its money. */
export function getStatusNote(campaign: Campaign, pace: BudgetPace, now: Date): string {
  const { status, isApproved, submittedAt, startDate, endDate, pausedAt } = campaign
  const n = t.notes
  if (status === 'rejected') return n.rejected
  if (!isApproved) return submittedAt ? n.waiting(formatDay(submittedAt)) : n.draft
  if (status === 'paused') return pausedAt ? n.paused(formatDay(pausedAt)) : ''
  if (status === 'completed') {
    if (!canBuyClick(campaign)) return n.used
    return endDate ? n.over(formatBareDay(endDate)) : n.ended
  }
  if (startDate && startDate > getKolkataDate(now)) return n.starts(formatBareDay(startDate))
  return pace.is ? n[pace.is](`${Math.round(pace.ofDays! * 100)}%`) : n.noEnd
}
