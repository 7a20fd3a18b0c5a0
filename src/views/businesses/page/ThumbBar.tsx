import { telHref, whatsappHref } from '#shared/rules/phone.ts'
import { directionsTo } from '#shared/rules/contact-links.ts'
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
        <a href={telHref(phone)}>
          <Icon name="phone" />
          {businesses.call}
        </a>
      )}
      {whatsappNumber && (
        <a href={whatsappHref(whatsappNumber)} rel="noopener">
          <Icon name="whatsapp" />
          {t.whatsapp}
        </a>
      )}
      <a href={directionsTo(business)} rel="noopener">
        <Icon name="directions" />
        {t.directions}
      </a>
    </nav>
  )
}
