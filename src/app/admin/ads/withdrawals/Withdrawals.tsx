import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import type { CallResponse } from '#client/call.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adminAds, adminWithdrawals as t } from '#i18n/en/app/admin-ads.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

type Withdrawal = CallResponse<'GET /ads/withdrawals'>['data'][number]

/** What was not valid and was taken back, the latest first. */
export function Withdrawals({ setNotice }: { setNotice: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const withdrawals = useRead('GET /ads/withdrawals', {})
  const placements = useRead('GET /ads/placements', {}).data?.data ?? []
  return (
    <section className="panel-box" aria-labelledby="withdrawals">
      <header>
        <h2 id="withdrawals">{t.list}</h2>
        <Button icon="undo" onClick={() => setOpen(true)}>
          {t.add}
        </Button>
      </header>
      <p className="panel-body">{t.text}</p>
      <QueryState query={withdrawals}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t.none} level="h3" />
          ) : (
            <ul className="ledger">
              {data.map((one) => (
                <Line
                  key={one.id}
                  one={one}
                  place={placements.find(({ id }) => id === one.placementId)?.name}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isOpen && (
        <WithdrawDialog
          placements={placements}
          onClose={() => setOpen(false)}
          onDone={(credited) => {
            setOpen(false)
            setNotice(t.done(formatRupees(credited)))
          }}
        />
      )}
    </section>
  )
}

type LineProps = { one: Withdrawal; place: string | undefined }

/** One withdrawal; the one that the address names (`#withdrawal-12`) is in view. */
function Line({ one, place }: LineProps) {
  const line = useRef<HTMLLIElement>(null)
  const id = `withdrawal-${one.id}`
  const isNamed = useLocation().hash === `#${id}`
  useEffect(() => {
    if (isNamed) line.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const { campaignId, campaignTitle, placementId, network } = one
  return (
    <li ref={line} id={id} aria-current={isNamed || undefined}>
      <span>
        <b>{formatRupees(one.credited)}</b>: {one.reason}
      </span>
      <time dateTime={one.madeAt}>{formatDateTime(one.madeAt)}</time>
      <small>
        {t.span(formatDateTime(one.from), formatDateTime(one.until))} · {t.of(one)} ·{' '}
        {campaignId === null ? (
          t.everyCampaign
        ) : (
          <Link className="link" to={`${ADMIN_PATHS.adminAds}?campaign=${campaignId}`}>
            {campaignTitle}
          </Link>
        )}{' '}
        · {placementId === null ? t.everyPlace : (place ?? t.ofPlacement)} ·{' '}
        {network !== null && `${t.oneSource} · `}
        <Link
          className="link"
          to={`${ADMIN_PATHS.adminAudit}?noun=ad_withdrawals&record=${one.id}`}
        >
          {adminAds.audit}
        </Link>
      </small>
    </li>
  )
}
