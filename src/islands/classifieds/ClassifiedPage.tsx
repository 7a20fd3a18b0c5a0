import { useEffect, useState } from 'react'
import { ROUTES } from '#config/routes.ts'
import type { Classified } from '#contract/classifieds.ts'
import type { ClassifiedIslandMessages } from '#i18n/classified-island.ts'
import { lazyDialogs } from '#islands/directives/lazy-dialogs.tsx'
import { requestDialog } from '#islands/directives/use-open-requests.ts'
import { formatClassifiedAge } from '#shared/rules/classified-age.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { isOwnClassified } from '#stores/own-classifieds.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Button } from '#ui/Button.tsx'
import { Scene } from '#views/ornament/Scene.tsx'
import { ClassifiedDetails } from '#views/classifieds/page/ClassifiedDetails.tsx'
import { ClassifiedHead } from '#views/classifieds/page/ClassifiedHead.tsx'
import { ClassifiedNumber } from '#views/classifieds/page/ClassifiedNumber.tsx'
import { OwnClassifiedActions } from './OwnClassifiedActions.tsx'

const LateDialogs = lazyDialogs(() => import('./ClassifiedDialogs.island.tsx'))

type Props = {
  classified: Classified
  messages: ClassifiedIslandMessages
}

/** An ad's page made in the browser: a short form of the static page. */
export function ClassifiedPage({ classified, messages }: Props) {
  const t = messages.classifieds
  const [now] = useState(() => new Date())
  return (
    <div className="wrap ad-page">
      <p className="pt-4">
        <a className="more" href={ROUTES.classified.path}>
          <Icon name="arrow-left" />
          {t.back}
        </a>
      </p>
      <StateNotice classified={classified} t={t} />
      <div className="columns columns-right">
        <div>
          <Pictures classified={classified} photos={messages.photos} />
          <ClassifiedHead
            classified={classified}
            age={formatClassifiedAge(classified.createdAt, now, t)}
            t={t}
          />
          <ClassifiedDetails classified={classified} t={t} />
        </div>
        <aside className="side">
          <Seller classified={classified} t={t} />
          <section className="box">
            <ClassifiedNumber classified={classified} t={t} />
          </section>
        </aside>
      </div>
      {/* This page has no control that reports. */}
      <LateDialogs classified={classified} takesReports={false} />
    </div>
  )
}

function Pictures({
  classified,
  photos,
}: {
  classified: Classified
  photos: ClassifiedIslandMessages['photos']
}) {
  if (classified.images.length === 0)
    return (
      <div className="ad-painting">
        <Scene category={classified.category} seed={classified.id} />
      </div>
    )
  return (
    <div className="photos photos-uncut">
      <ul className="photos-strip" tabIndex={0} aria-label={photos.title}>
        {classified.images.map((path, i) => (
          <li key={path}>
            <Scene category={classified.category} seed={i}>
              <Picture
                path={path}
                alt={photos.photoOf(i + 1, classified.images.length, classified.title)}
                sizes="100vw"
              />
            </Scene>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why an ad is not public. `ClassifiedHead` says when it is over. */
function StateNotice({
  classified,
  t,
}: {
  classified: Classified
  t: ClassifiedIslandMessages['classifieds']
}) {
  const words = {
    active: null,
    sold: null,
    expired: null,
    pending: t.pending,
    suspended: t.suspended,
    rejected: t.rejected(classified.rejectReason ?? ''),
  }[classified.status]
  return words && <p className="notice mt-4">{words}</p>
}

function Seller({
  classified,
  t,
}: {
  classified: Classified
  t: ClassifiedIslandMessages['classifieds']
}) {
  const [isOwn, setOwn] = useState(false)
  useEffect(() => void isOwnClassified(classified.id).then(setOwn), [classified.id])
  return (
    <section className="box" aria-labelledby="seller">
      <h2 id="seller">{t.seller}</h2>
      <p className="ad-seller">{classified.contactName}</p>
      {classified.status === 'active' && !isOwn && (
        <div className="ad-contact">
          {classified.contactPhone && (
            <a className="button button-primary num" href={toTelHref(classified.contactPhone)}>
              <Icon name="phone" />
              {t.callNow} {formatPhone(classified.contactPhone)}
            </a>
          )}
          <Button
            icon="message"
            look={classified.contactPhone ? 'line' : 'primary'}
            onClick={() => requestDialog('inquiry')}
          >
            {t.sendInquiry}
          </Button>
          {classified.contactEmail && (
            <a className="link" href={`mailto:${classified.contactEmail}`}>
              {classified.contactEmail}
            </a>
          )}
        </div>
      )}
      {classified.status === 'active' && isOwn && <OwnClassifiedActions id={classified.id} />}
    </section>
  )
}
