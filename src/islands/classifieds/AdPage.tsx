import { useEffect, useState } from 'react'
import { ROUTES } from '#config/routes.ts'
import type { Ad } from '#contract/classifieds.ts'
import type { ClassifiedIslandMessages } from '#i18n/classified-island.ts'
import { lazyDialogs } from '#islands/directives/lazy-dialogs.tsx'
import { requestDialog } from '#islands/directives/use-open-requests.ts'
import { formatAdAge } from '#shared/rules/ad-age.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { isOwnAd } from '#stores/own-ads.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Button } from '#ui/Button.tsx'
import { Scene } from '#views/ornament/Scene.tsx'
import { AdDetails } from '#views/classifieds/page/AdDetails.tsx'
import { AdHead } from '#views/classifieds/page/AdHead.tsx'
import { AdNumber } from '#views/classifieds/page/AdNumber.tsx'
import { OwnAdActions } from './OwnAdActions.tsx'

const LateDialogs = lazyDialogs(() => import('./AdDialogs.island.tsx'))

type Props = { ad: Ad; messages: ClassifiedIslandMessages; locale?: string | undefined }

/** An ad's page made in the browser: a short form of the static page. */
export function AdPage({ ad, messages, locale }: Props) {
  const t = messages.classifieds
  return (
    <div className="wrap ad-page">
      <p className="pt-4">
        <a className="more" href={ROUTES.classified.path}>
          <Icon name="arrow-left" />
          {t.back}
        </a>
      </p>
      <StateNotice ad={ad} t={t} />
      <div className="columns columns-right">
        <div>
          <Pictures ad={ad} photos={messages.photos} />
          <AdHead ad={ad} age={formatAdAge(ad.createdAt, new Date(), t)} t={t} />
          <AdDetails ad={ad} t={t} />
        </div>
        <aside className="side">
          <Seller ad={ad} t={t} locale={locale} />
          <section className="box">
            <AdNumber ad={ad} t={t} />
          </section>
        </aside>
      </div>
      {/* This page has no control that reports. */}
      <LateDialogs ad={ad} takesReports={false} locale={locale} />
    </div>
  )
}

function Pictures({ ad, photos }: { ad: Ad; photos: ClassifiedIslandMessages['photos'] }) {
  if (ad.images.length === 0)
    return (
      <div className="ad-painting">
        <Scene category={ad.category} seed={ad.id} />
      </div>
    )
  return (
    <div className="photos photos-uncut">
      <ul className="photos-strip" tabIndex={0} aria-label={photos.title}>
        {ad.images.map((path, i) => (
          <li key={path}>
            <Scene category={ad.category} seed={i}>
              <Picture
                path={path}
                alt={photos.photoOf(i + 1, ad.images.length, ad.title)}
                sizes="100vw"
              />
            </Scene>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why an ad is not public. `AdHead` says when it is over. */
function StateNotice({ ad, t }: { ad: Ad; t: ClassifiedIslandMessages['classifieds'] }) {
  const words = {
    active: null,
    sold: null,
    expired: null,
    pending: t.pending,
    suspended: t.suspended,
    rejected: t.rejected(ad.rejectReason ?? ''),
  }[ad.status]
  return words && <p className="notice mt-4">{words}</p>
}

function Seller({
  ad,
  t,
  locale,
}: {
  ad: Ad
  t: ClassifiedIslandMessages['classifieds']
  locale: string | undefined
}) {
  const [isOwn, setOwn] = useState(false)
  useEffect(() => void isOwnAd(ad.id).then(setOwn), [ad.id])
  return (
    <section className="box" aria-labelledby="seller">
      <h2 id="seller">{t.seller}</h2>
      <p className="ad-seller">{ad.contactName}</p>
      {ad.status === 'active' && !isOwn && (
        <div className="ad-contact">
          {ad.contactPhone && (
            <a className="button button-primary num" href={toTelHref(ad.contactPhone)}>
              <Icon name="phone" />
              {t.callNow} {formatPhone(ad.contactPhone)}
            </a>
          )}
          <Button
            icon="message"
            look={ad.contactPhone ? 'line' : 'primary'}
            onClick={() => requestDialog('inquiry')}
          >
            {t.sendInquiry}
          </Button>
          {ad.contactEmail && (
            <a className="link" href={`mailto:${ad.contactEmail}`}>
              {ad.contactEmail}
            </a>
          )}
        </div>
      )}
      {ad.status === 'active' && isOwn && <OwnAdActions id={ad.id} locale={locale} />}
    </section>
  )
}
