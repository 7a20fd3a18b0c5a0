import { useNow } from '#app/data/use-now.ts'
import type { Inquiry } from '#contract/classifieds.ts'
import { Link } from '#app/router/index.ts'
import { ScamWarning } from '#app/account/ScamWarning.tsx'
import { Avatar } from '#app/shell/Avatar.tsx'
import { formatRecentTime } from '#app/shell/format-time.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { offers } from '#i18n/en/app/offers.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Meter } from '#ui/Meter.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { OfferResponse } from './OfferResponse.tsx'

type Props = { inquiries: readonly Inquiry[]; onNotice: (text: string) => void }

/** What people ask about the ads, each with the ways to answer. */
export function InquiryList({ inquiries, onNotice }: Props) {
  const now = useNow()
  return (
    <section className="panel-box" aria-label={t.tabs.inquiries}>
      {inquiries.length === 0 && <EmptyState title={t.noInquiries} text={t.noInquiriesText} />}
      {inquiries.map((inquiry) => (
        <article key={inquiry.id} className={inquiry.isRead ? 'offer' : 'offer unread'}>
          <header className="offer-head">
            <Avatar name={inquiry.buyerName} seed={inquiry.id} />
            <div>
              <b>{inquiry.buyerName}</b>{' '}
              {!inquiry.isRead && <span className="count count-hot">{t.isNew}</span>}
              <br />
              <small>
                {inquiry.subject}
                {inquiry.adStatus !== 'active' && ` · ${t.adIs(t.statuses[inquiry.adStatus])}`}
              </small>
            </div>
            <time dateTime={inquiry.createdAt}>{formatRecentTime(inquiry.createdAt, now)}</time>
          </header>
          {inquiry.offeredPrice !== null && (
            <>
              <PriceLine offered={inquiry.offeredPrice} adPrice={inquiry.adPrice} />
              <OfferResponse
                offer={{ ...inquiry, offeredPrice: inquiry.offeredPrice }}
                buyerName={inquiry.buyerName}
                isSeller
                onNotice={onNotice}
              />
            </>
          )}
          <p className="whitespace-pre-line wrap-anywhere">{inquiry.message}</p>
          <ScamWarning
            message={inquiry.message}
            text={offers.money}
            textHi={offers.moneyHi}
            className="notice"
          />
          <div className="row">
            <Link
              className="button button-line"
              to={`${APP_PATHS.messages}?with=${inquiry.conversation}`}
            >
              <Icon name="message" />
              {offers.answer}
              <span className="sr-only">: {inquiry.buyerName}</span>
            </Link>
            <LinkButton icon="phone" href={`tel:${inquiry.buyerPhone}`}>
              {t.call}
              <span className="sr-only">: {inquiry.buyerName}</span>
            </LinkButton>
            <LinkButton
              icon="whatsapp"
              href={`https://wa.me/${inquiry.buyerPhone.replace(/\D/g, '')}`}
              rel="noopener"
            >
              {t.whatsapp}
              <span className="sr-only">: {inquiry.buyerName}</span>
            </LinkButton>
            {inquiry.buyerEmail && (
              <LinkButton icon="mail" href={`mailto:${inquiry.buyerEmail}`}>
                {t.mail}
                <span className="sr-only">: {inquiry.buyerName}</span>
              </LinkButton>
            )}
          </div>
        </article>
      ))}
    </section>
  )
}

/** An offer below this share of the price is far from it. */
const FAIR = 0.75

/** What is offered beside what is asked. */
function PriceLine({ offered, adPrice }: { offered: number; adPrice: number | null }) {
  const gap = adPrice === null ? 0 : adPrice - offered
  return (
    <div className="price-line num">
      <small>{t.offers}</small>
      {adPrice ? (
        <Meter
          value={offered / adPrice}
          label={t.share(Math.round((offered / adPrice) * 100))}
          {...(offered < adPrice * FAIR ? { look: 'warn' as const } : {})}
        />
      ) : (
        <span />
      )}
      <small>{adPrice !== null && t.youAsk}</small>
      <b>{formatRupees(offered)}</b>
      <span />
      <b>{adPrice !== null && formatRupees(adPrice)}</b>
      {adPrice !== null && (
        <small>
          {gap > 0
            ? t.less(formatRupees(gap), Math.round((gap / adPrice) * 100))
            : gap < 0
              ? t.more(formatRupees(-gap))
              : t.same}
        </small>
      )}
    </div>
  )
}
