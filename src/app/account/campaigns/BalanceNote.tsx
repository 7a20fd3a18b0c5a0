import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { adBalance as t } from '#i18n/en/app/ad-balance.ts'
import { formatRupees } from '#shared/rules/money.ts'

type Props = {
  /** The lowest price of a click among running campaigns; null while none runs. */
  price: number | null
}

/** What is left, and a warning when it pays for no click of a running campaign. */
export function BalanceNote({ price }: Props) {
  const answer = useRead('GET /ads/balance', { query: {} }).data
  if (!answer) return null
  const { payment, balance, creditLimit } = answer.data
  const isUsedUp = payment === 'prepaid' && price !== null && balance + creditLimit < price
  return (
    <p className={isUsedUp ? 'notice notice-error' : 'mute'} role={isUsedUp ? 'alert' : undefined}>
      {isUsedUp ? t.empty : t.low(formatRupees(balance))}{' '}
      <Link className="link" to={APP_PATHS.adBalance}>
        {t.view}
      </Link>
    </p>
  )
}
