import { useEffect, useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { parseAmount } from '#app/form/amount.ts'
import { campaignForm as t } from '#i18n/en/app/campaign-form.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Icon } from '#ui/Icon.tsx'
import { CAMPAIGN_RULES, type CampaignValues } from './campaign-values.ts'

const PAUSE_MS = 600

/** What the typed campaign is likely to bring, asked for after a pause in typing. */
export function Forecast({ values }: { values: CampaignValues }) {
  const query = {
    budget: parseAmount(values.budget) ?? '',
    dailyBudget: parseAmount(values.dailyBudget) ?? '',
    costPerClick: parseAmount(values.costPerClick) ?? '',
    startDate: values.startDate,
    endDate: values.endDate,
    locations: values.locations.join(','),
    keywords: values.keywords.join(','),
  }
  const wanted = JSON.stringify(query)
  const [settled, settle] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => settle(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const isWhole =
    parseAmount(values.budget) !== null &&
    (['budget', 'dailyBudget', 'costPerClick'] as const).every(
      (name) => CAMPAIGN_RULES[name](values[name]) === true,
    )
  const forecast = useRead(
    'GET /ads/forecast',
    { query: JSON.parse(settled) as typeof query },
    { keepsPrevious: true, enabled: isWhole && settled === wanted },
  ).data?.data
  if (!isWhole || !forecast) return null
  const { likely, days } = forecast
  return (
    <p className="notice num" role="status">
      <Icon name="eye" />
      {likely ? (
        <span>
          <b>{t.likely(formatCount(likely.clicks))}</b>
          {t.likelyFrom(formatCount(likely.views), formatRupees(likely.spent))}
          {t.likelyIn(formatCount(days ?? 28))}
        </span>
      ) : (
        <span>{t.tooFew}</span>
      )}
    </p>
  )
}
