import { ScamWarning } from '#app/account/ScamWarning.tsx'
import { Avatar } from '#app/shell/Avatar.tsx'
import { formatRecentTime } from '#app/shell/format-time.ts'
import { businessPath } from '#config/routes.ts'
import type { ReceivedEnquiry } from '#contract/enquiries.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { normaliseMobile } from '#shared/rules/mobile.ts'
import { formatPhone, normalisePhone, toTelHref, toWhatsappHref } from '#shared/rules/phone.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** What one visitor wrote, with the ways to answer: they have no account to write to. */
export function EnquiryItem({ enquiry, now }: { enquiry: ReceivedEnquiry; now: Date }) {
  const { name, email, business, message, isRead, createdAt } = enquiry
  // Visitors type any words into the field of the number.
  const phone = enquiry.phone && normalisePhone(enquiry.phone)
  const mobile = phone && normaliseMobile(phone)
  const to = <span className="sr-only">: {name}</span>
  return (
    <article className={isRead ? 'offer' : 'offer unread'}>
      <header className="offer-head">
        <Avatar name={name} seed={enquiry.id} />
        <div>
          <b className="wrap-anywhere">{name}</b>{' '}
          {!isRead && <span className="count count-hot">{t.isNew}</span>}
          <br />
          <small>{business && <a href={businessPath(business.slug)}>{business.name}</a>}</small>
        </div>
        <time dateTime={createdAt}>{formatRecentTime(createdAt, now)}</time>
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      <small className="mute wrap-anywhere num">
        {[phone ? formatPhone(phone) : enquiry.phone, email].filter(Boolean).join(' · ')}
      </small>
      <ScamWarning message={message} text={t.money} textHi={t.moneyHi} className="notice" />
      <div className="row">
        {phone && (
          <LinkButton icon="phone" href={toTelHref(phone)}>
            {t.ways.call}
            {to}
          </LinkButton>
        )}
        {mobile && (
          <LinkButton icon="whatsapp" href={toWhatsappHref(mobile)} rel="noopener">
            {t.ways.whatsapp}
            {to}
          </LinkButton>
        )}
        <LinkButton icon="mail" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {t.ways.mail}
          {to}
        </LinkButton>
      </div>
    </article>
  )
}
