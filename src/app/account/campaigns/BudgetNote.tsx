import { parseAmount } from '#app/form/amount.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { getMaxClicks } from '#shared/rules/campaign-budget.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Icon } from '#ui/Icon.tsx'
import type { CampaignValues } from './campaign-values.ts'

/** How many clicks the typed money buys at most; nothing while an amount is missing. */
export function BudgetNote({ values }: { values: CampaignValues }) {
  const [budget, dailyBudget, costPerClick] = [
    parseAmount(values.budget),
    parseAmount(values.dailyBudget),
    parseAmount(values.costPerClick),
  ]
  if (!budget || !costPerClick || !(budget > 0 && costPerClick > 0)) return null
  if (dailyBudget !== null && !(dailyBudget >= 0)) return null
  const { startDate, endDate } = values
  const money = { budget, dailyBudget, costPerClick, startDate: startDate || null }
  const { all, aDay, days, spentIn } = getMaxClicks({ ...money, endDate: endDate || null })
  const unused = days !== null && aDay !== null ? budget - all * costPerClick : 0
  return (
    <p className={all === 0 ? 'notice notice-warn num' : 'notice num'} role="status">
      <Icon name="chart" />
      {all === 0 ? (
        <span>{aDay === 0 ? t.noClickADay : t.noClick}</span>
      ) : (
        <span>
          <b>{t.atMost(formatCount(all))}</b>
          {t.forMoney(formatRupees(budget), formatRupees(costPerClick))}
          {dailyBudget !== null && aDay !== null && (
            <>
              {t.aDay(formatRupees(dailyBudget), formatCount(aDay))}
              {days !== null
                ? t.forDays(formatCount(days))
                : spentIn !== null && Number.isFinite(spentIn)
                  ? t.lasts(formatCount(spentIn))
                  : t.noDays}
            </>
          )}
          {unused >= costPerClick && t.leftOver(formatRupees(unused))} {t.explained}
        </span>
      )}
    </p>
  )
}
