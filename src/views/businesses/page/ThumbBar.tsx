import { toTelHref, toWhatsappHref } from '#shared/rules/phone.ts'
import { getBusinessDirectionsUrl } from '#shared/rules/contact-links.ts'
import { Icon } from '#ui/Icon.tsx'
import type { BusinessPartProps } from './part-props.ts'

/** The ways to reach the place, at the thumb on a phone. */
export function ThumbBar({
  business,
  messages: { businesses, businessPage: t },
}: BusinessPartProps) {
  const { phone, whatsappNumber } = business
  return (
    <nav className="thumb-bar" aria-label={t.thumbBar}>
      {phone && (
        <a href={toTelHref(phone)}>
          <Icon name="phone" />
          {businesses.call}
        </a>
      )}
      {whatsappNumber && (
        <a href={toWhatsappHref(whatsappNumber)} rel="noopener">
          <Icon name="whatsapp" />
          {t.whatsapp}
        </a>
      )}
      <a href={getBusinessDirectionsUrl(business)} rel="noopener">
        <Icon name="directions" />
        {t.directions}
      </a>
    </nav>
  )
}
