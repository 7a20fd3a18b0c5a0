import { categoryPath } from '#config/routes.ts'
import { displayAddress } from '#shared/rules/business.ts'
import { kindName } from '#shared/text/kind-name.ts'
import { formatPhone, telHref, whatsappHref } from '#shared/rules/phone.ts'
import { floorStars, oneDecimal } from '#shared/rules/rating.ts'
import { directionsTo } from '#shared/rules/contact-links.ts'
import { Icon } from '#ui/Icon.tsx'
import { Stars } from '#ui/Stars.tsx'
import { OpenStatus } from '#views/businesses/OpenStatus.tsx'
import { askToOpen } from '#islands/directives/use-opened.ts'
import { useMinute } from '#islands/businesses/use-minute.ts'
import type { PartProps } from './BusinessPage.tsx'

/** Name, what is true of it, rating when there are reviews, address, and the buttons. */
export function BusinessHead({ business, messages }: PartProps) {
  const { businesses: t, reviews } = messages
  const { category, averageRating, nameHi } = business
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
            {kindName(category.name)}
          </a>
          <OpenStatus
            hours={business.businessHours}
            specialDays={business.specialDays}
            minute={useMinute()}
            t={t}
          />
        </p>
        <h1>{business.name}</h1>
        {nameHi && (
          <p className="business-hindi hi" lang="hi">
            {nameHi}
          </p>
        )}
        {averageRating !== null && (
          <p className="business-rating num">
            <Stars rating={averageRating} label={reviews.starsOf(floorStars(averageRating))} />
            <b>{oneDecimal(averageRating)}</b>
            <a className="link small" href="#reviews">
              {reviews.count(business.totalReviews)}
            </a>
          </p>
        )}
        <p className="business-address num">
          <Icon name="pin" />
          <span>{displayAddress(business)}</span>
        </p>
      </div>
      <Actions business={business} messages={messages} />
    </header>
  )
}

function Actions({ business, messages: { businesses, businessPage: t } }: PartProps) {
  const { phone, whatsappNumber } = business
  return (
    <div className="business-actions">
      {phone && (
        <a
          className="button button-primary num"
          href={telHref(phone)}
          aria-label={`${businesses.call} ${formatPhone(phone)}`}
        >
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
      )}
      {whatsappNumber && (
        <a className="button" href={whatsappHref(whatsappNumber)} rel="noopener">
          <Icon name="whatsapp" />
          {t.whatsapp}
        </a>
      )}
      <button type="button" className="button" onClick={() => askToOpen('message')}>
        <Icon name="message" />
        {t.message}
      </button>
      <a
        className={phone ? 'button' : 'button button-primary'}
        href={directionsTo(business)}
        rel="noopener"
      >
        <Icon name="directions" />
        {t.directions}
      </a>
    </div>
  )
}
