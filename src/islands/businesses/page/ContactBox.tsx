import { HI } from '#i18n/hi-companions.ts'
import { displayAddress } from '#shared/rules/business.ts'
import { onTheMap, waysToReach } from '#shared/rules/contact-links.ts'
import { useFavourites } from '#islands/businesses/use-favourites.ts'
import { askToOpen } from '#islands/directives/use-opened.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { HeartButton } from '#views/businesses/HeartButton.tsx'
import type { PartProps } from './BusinessPage.tsx'

/** Every known way to reach the place, and the heart. */
export function ContactBox({ business, messages: { businesses, businessPage: t } }: PartProps) {
  const { landmark, phone } = business
  return (
    <section className="box" id="contact">
      <h2>
        {t.contact}{' '}
        <span className="hi small mute" lang="hi">
          {HI.contact}
        </span>
      </h2>
      <dl className="pairs num">
        {!phone && <Pair label={t.phone}>{businesses.noNumber}</Pair>}
        {waysToReach(business, t).map(({ label, text, href }) => (
          <Pair key={label} label={label}>
            <a className="link" href={href} rel="noopener nofollow">
              {text}
            </a>
          </Pair>
        ))}
        <Pair label={t.address}>{displayAddress({ ...business, landmark: null })}</Pair>
        {landmark && <Pair label={t.landmark}>{landmark}</Pair>}
      </dl>
      <div className="flex gap-2 pt-3">
        <a className="button button-soft flex-1" href={onTheMap(business)} rel="noopener">
          <Icon name="map" />
          {t.getDirections}
        </a>
        <HeartButton
          id={business.id}
          name={business.name}
          isSaved={useFavourites().has(business.id)}
          t={businesses}
        />
      </div>
      <Button look="soft" icon="mail" className="w-full mt-2" onClick={() => askToOpen('inquiry')}>
        {t.inquire}
      </Button>
    </section>
  )
}

function Pair({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
