import type { ReactNode } from 'react'
import { categoryPath } from '#config/routes.ts'
import { formatAddress } from '#shared/rules/business.ts'
import { roundDownStars, formatOneDecimal } from '#shared/rules/rating.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { langOf } from '#i18n/en/names.ts'
import { toSingularName } from '#i18n/en/singular-name.ts'
import { Icon } from '#ui/Icon.tsx'
import { Stars } from '#ui/Stars.tsx'
import { OpenStatus } from '#views/businesses/OpenStatus.tsx'
import { ContactActions } from './ContactActions.tsx'
import type { BusinessPartProps } from './part-props.ts'
import { OperatingStatusNotice } from './OperatingStatusNotice.tsx'

type Props = BusinessPartProps & {
  /** Minutes since 1970; left out while a page is built. */
  minute?: number | null
  onMessage?: () => void
  /** The logo. */
  children?: ReactNode
}

/**
 * Name, marks, rating if there are reviews, address and buttons. For a business that moved or
 * closed it says so instead of hours and buttons.
 */
export function BusinessHead({ business, messages, minute = null, onMessage, children }: Props) {
  const { businesses: t, reviews } = messages
  const { category, averageRating } = business
  const isOpen = business.status !== 'closed'
  return (
    <header className="business-head">
      <div>
        <p className="business-marks">
          {business.verified && (
            <span className="verified">
              <Icon name="seal" />
              {t.verified}
            </span>
          )}
          {business.featured && <span className="featured">{t.featured}</span>}
          <a className="mute link" href={categoryPath(category.slug)}>
            {toSingularName(category.name)}
          </a>
          {isOpen && (
            <OpenStatus
              hours={business.businessHours}
              specialDays={business.specialDays}
              minute={minute}
              href="#hours"
              t={t}
            />
          )}
        </p>
        <div className="business-name">
          {children}
          <div>
            <h1 lang={langOf(business.name)}>{business.name}</h1>
            {business.nameHi && (
              <p className="business-hindi hi" lang={LOCAL_LANGUAGE}>
                {business.nameHi}
              </p>
            )}
          </div>
        </div>
        {averageRating !== null && (
          <p className="business-rating num">
            <Stars rating={averageRating} label={reviews.starsOf(roundDownStars(averageRating))} />
            <b>{formatOneDecimal(averageRating)}</b>
            <a className="link small" href="#reviews">
              {reviews.count(business.totalReviews)}
            </a>
          </p>
        )}
        <p className="business-address num">
          <Icon name="pin" />
          <span>{formatAddress(business)}</span>
        </p>
        <OperatingStatusNotice business={business} messages={messages} />
      </div>
      {isOpen && <ContactActions business={business} messages={messages} onMessage={onMessage} />}
    </header>
  )
}
