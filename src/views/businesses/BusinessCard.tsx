import { businessPath } from '#config/routes.ts'
import {
  getCardPicture,
  getCardPictureSizes,
  formatCardPlace,
  type BusinessCardData,
} from '#shared/view/business-card.ts'
import { langOf } from '#i18n/en/names.ts'
import { toSingularName } from '#i18n/en/singular-name.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { formatOneDecimal } from '#shared/rules/rating.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Scene } from '#views/ornament/Scene.tsx'
import { HeartButton } from './HeartButton.tsx'
import { OpenStatus } from './OpenStatus.tsx'
import type { BusinessTexts } from './texts.ts'

/** The values that a browser knows when it draws cards, and a build does not. */
export type CardBrowserState = {
  /** Minutes since 1970. */
  minute?: number | null
  saved?: ReadonlySet<number>
}

type Props = CardBrowserState & {
  business: BusinessCardData
  heading?: 'h2' | 'h3' | undefined
  /** One of three in a row. */
  three?: boolean
  t: BusinessTexts
}

/**
 * A business in a list. The whole card leads to its page; the call and the heart lie above that.
 */
export function BusinessCard({
  business,
  heading: Heading = 'h3',
  three = false,
  minute,
  saved,
  t,
}: Props) {
  const { id, slug, name, nameHi, category, description, averageRating, totalReviews, distanceKm } =
    business
  const picture = getCardPicture(business)
  return (
    <li className="card">
      <Scene category={category} seed={id}>
        {picture && <Picture path={picture} alt="" sizes={getCardPictureSizes(three)} />}
      </Scene>
      <div className="card-body">
        <p className="card-kind">
          {toSingularName(category.name)}
          {business.verified && (
            <span className="verified">
              <Icon name="seal" />
              {t.verified}
            </span>
          )}
          {business.featured && <span className="featured">{t.featured}</span>}
        </p>
        <Heading className="card-name">
          <a href={businessPath(slug)} lang={langOf(name)}>
            {name}
          </a>
        </Heading>
        {nameHi && (
          <p className="card-hindi hi" lang={LOCAL_LANGUAGE}>
            {nameHi}
          </p>
        )}
        <p className="card-place num">{formatCardPlace(business)}</p>
        {description && (
          <p className="card-text" lang={langOf(description)}>
            {description}
          </p>
        )}
        <p className="card-meta">
          <OpenStatus
            hours={business.businessHours}
            specialDays={business.specialDays}
            {...{ minute, t }}
          />
          {averageRating !== null && (
            <span className="rating num">
              <Icon name="star" />
              {formatOneDecimal(averageRating)} <small>({totalReviews})</small>
            </span>
          )}
          {distanceKm !== undefined && (
            <span className="num">{t.kilometres(formatOneDecimal(distanceKm))}</span>
          )}
          {/* The link of the name lies over the whole card, this text too. */}
          <span className="card-more" aria-hidden="true">
            {t.details}
          </span>
        </p>
      </div>
      <CardActions business={business} isSaved={saved?.has(business.id)} t={t} />
    </li>
  )
}

function CardActions({
  business: { id, name, phone, email, website },
  isSaved,
  t,
}: {
  business: BusinessCardData
  isSaved: boolean | undefined
  t: BusinessTexts
}) {
  return (
    <div className="card-actions">
      {phone ? (
        <a className="call" href={toTelHref(phone)}>
          <Icon name="phone" />
          {t.call} <span className="num">{formatPhone(phone)}</span>
        </a>
      ) : (
        <span className="call call-none">
          <Icon name="phone" />
          {t.noNumber}
        </span>
      )}
      {email && (
        <a className="icon-button" href={`mailto:${email}`} aria-label={`${t.email}: ${name}`}>
          <Icon name="mail" />
        </a>
      )}
      {website && (
        <a
          className="icon-button"
          href={website}
          rel="noopener nofollow"
          aria-label={`${t.website}: ${name}`}
        >
          <Icon name="globe" />
        </a>
      )}
      <HeartButton {...{ id, name, isSaved, t }} />
    </div>
  )
}
