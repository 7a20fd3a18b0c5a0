import type { ReactNode } from 'react'
import { HI_SECTION_HEADINGS } from '#i18n/hi-parts.ts'
import { formatAddress } from '#shared/rules/business.ts'
import { getBusinessMapUrl, listContactLinks } from '#shared/rules/contact-links.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ToldBy } from './ToldBy.tsx'
import type { BusinessPartProps } from './part-props.ts'

/** Every known way to reach the place; more of them in `children`. */
export function ContactBox({
  business,
  messages: { businesses, businessPage: t },
  children,
}: BusinessPartProps & { children?: ReactNode }) {
  const { landmark, phone } = business
  return (
    <section className="box" id="contact">
      <h2>
        {t.contact}{' '}
        <span className="hi small mute" lang={LOCAL_LANGUAGE}>
          {HI_SECTION_HEADINGS.contact}
        </span>
      </h2>
      <dl className="pairs num">
        {!phone && (
          <div>
            <dt>{t.phone}</dt>
            <dd className="mute">{businesses.noNumber}</dd>
          </div>
        )}
        {listContactLinks(business, t).map(({ label, text, href }) => (
          <Pair key={label} label={label}>
            <a className="link" href={href} rel="noopener nofollow">
              {text}
            </a>
          </Pair>
        ))}
        <Pair label={t.address}>{formatAddress({ ...business, landmark: null })}</Pair>
        {landmark && <Pair label={t.landmark}>{landmark}</Pair>}
      </dl>
      <ToldBy told={business.toldFacts?.phone} />
      <LinkButton
        look="soft"
        icon="map"
        className="w-full mt-3"
        href={getBusinessMapUrl(business)}
        rel="noopener"
      >
        {t.getDirections}
      </LinkButton>
      {children}
    </section>
  )
}

const Pair = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
