import type { ReactNode } from 'react'
import { businessPath } from '#config/routes.ts'
import { HI_CLOSED_NOTICES } from '#i18n/hi-standing.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { formatDate } from '#i18n/en/dates.ts'
import type { BusinessPartProps } from './part-props.ts'

/** Says that the business is closed for some time, moved, or closed for good. */
export function OperatingStatusNotice({ business, messages }: BusinessPartProps) {
  const { status, pausedUntil, pausedFor, closedAt, movedTo, phone } = business
  const { standing: t } = messages.businessPage
  if (pausedUntil)
    return (
      <Box hindi={HI_CLOSED_NOTICES[pausedFor ?? 'other']}>
        <b>{t.paused[pausedFor ?? 'other']}</b> {t.opensAgain(formatDate(pausedUntil))}
      </Box>
    )
  if (status !== 'closed') return null
  if (!movedTo)
    return (
      <Box hindi={HI_CLOSED_NOTICES.closed}>
        <b>{t.closed}</b> {closedAt && t.since(formatDate(closedAt))}
      </Box>
    )
  return (
    <Box hindi={HI_CLOSED_NOTICES.moved}>
      <b>{t.moved}</b> {movedTo.address && t.newAddress(movedTo.address)}{' '}
      {movedTo.business && (
        <a className="link" href={businessPath(movedTo.business.slug)}>
          {t.newPage(movedTo.business.name)}
        </a>
      )}{' '}
      {phone && (
        <a className="link num whitespace-nowrap" href={toTelHref(phone)}>
          {messages.businesses.call} {formatPhone(phone)}
        </a>
      )}
    </Box>
  )
}

const Box = ({ hindi, children }: { hindi: string; children: ReactNode }) => (
  <div className="notice mt-3" data-standing>
    <div>
      <p>{children}</p>
      <p className="hi" lang={LOCAL_LANGUAGE}>
        {hindi}
      </p>
    </div>
  </div>
)
