import { getBusinessDirectionsUrl } from '#shared/rules/contact-links.ts'
import { formatPhone, toTelHref, toWhatsappHref } from '#shared/rules/phone.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { BusinessPartProps } from './part-props.ts'

type Props = BusinessPartProps & { onMessage?: (() => void) | undefined }

/** Call, WhatsApp, Message, Directions. */
export function ContactActions({
  business,
  messages: { businesses, businessPage: t },
  onMessage,
}: Props) {
  const { phone, whatsappNumber } = business
  return (
    <div className="business-actions">
      {phone && (
        <LinkButton
          look="primary"
          icon="phone"
          className="num"
          href={toTelHref(phone)}
          aria-label={`${businesses.call} ${formatPhone(phone)}`}
        >
          {formatPhone(phone)}
        </LinkButton>
      )}
      {whatsappNumber && (
        <LinkButton icon="whatsapp" href={toWhatsappHref(whatsappNumber)} rel="noopener">
          {t.whatsapp}
        </LinkButton>
      )}
      <Button
        icon="message"
        id="send-message"
        className="needs-script"
        data-opens="message"
        onClick={onMessage}
      >
        {t.message}
      </Button>
      <LinkButton
        icon="directions"
        href={getBusinessDirectionsUrl(business)}
        rel="noopener"
        look={phone ? 'line' : 'primary'}
      >
        {t.directions}
      </LinkButton>
    </div>
  )
}
