import { lazy, Suspense } from 'react'
import { Link } from '#app/router/index.ts'
import { TargetLink } from '#app/admin/work/TargetLink.tsx'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { formatDay } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { Icon } from '#ui/Icon.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { DuplicateCandidates } from './SimilarItems.tsx'
import { ProposedChanges } from './ProposedChanges.tsx'
import { Facts } from './Facts.tsx'
import { PlaceMap } from './PlaceMap.tsx'

const CreativePreview = lazy(async () => ({
  default: (await import('./CreativePreview.tsx')).CreativePreview,
}))
const WorkHistory = lazy(async () => ({
  default: (await import('./WorkHistory.tsx')).WorkHistory,
}))

const labelOf = (name: string): string =>
  t.facts[name] ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

type Props = { title: string; says?: string; detail: QueueItemDetail }

/** What is known of a thing: hints, differences, facts, likenesses, pictures, person and past. */
export function WorkDetailSections({ title, says = t.says, detail }: Props) {
  const { facts, text, images, video, point, changes, person, lookalikes, hints, past, href } =
    detail
  const { advertisement, targetUrl, listingId } = detail
  return (
    <>
      {hints.length > 0 && (
        <section className="item-part item-hints">
          <h3>
            <Icon name="warn" /> {t.hintsTitle}
          </h3>
          <ul>
            {hints.map(({ hint, detail: words, detailHindi }) => (
              <li key={`${hint} ${words}`}>{t.hints[hint](words, detailHindi)}</li>
            ))}
          </ul>
        </section>
      )}
      {advertisement && (
        <Suspense fallback={<Skeleton />}>
          <CreativePreview shown={advertisement} />
        </Suspense>
      )}
      {targetUrl && (
        <section key={targetUrl} className="item-part">
          <h3>{t.facts['targetUrl']}</h3>
          <TargetLink url={targetUrl} />
        </section>
      )}
      {changes.length > 0 && <ProposedChanges changes={changes} labelOf={labelOf} />}
      <section className="item-part">
        <h3>{says}</h3>
        <Facts facts={facts} labelOf={labelOf} />
        {text && <p className="item-text">{text}</p>}
        {href && (
          <p>
            <a className="link" href={href} target="_blank" rel="noopener">
              {t.page}
            </a>
          </p>
        )}
        {point && <PlaceMap key={`${point.latitude} ${point.longitude}`} point={point} />}
      </section>
      {lookalikes.length > 0 && (
        <DuplicateCandidates
          title={title}
          listingId={listingId}
          facts={facts}
          lookalikes={lookalikes}
        />
      )}
      {images.length > 0 && (
        <section className="item-part">
          <h3>{t.photos}</h3>
          <div className="item-photos">
            {images
              .map((path) => getImageUrl(path, import.meta.env.PUBLIC_API_URL))
              .map((address, at) => (
                <a key={address} href={address} target="_blank" rel="noopener">
                  <img src={address} alt={t.photo(at + 1)} loading="lazy" />
                </a>
              ))}
          </div>
        </section>
      )}
      {video && (
        <section className="item-part">
          <h3>{t.video}</h3>
          <video
            className="item-video"
            controls
            preload="none"
            src={getImageUrl(video, import.meta.env.PUBLIC_API_URL)}
          />
        </section>
      )}
      {person && (
        <section className="item-part">
          <h3>{t.who}</h3>
          <p>
            <Link className="link" to={adminUserPath(person.id)}>
              <b>{person.name}</b>
            </Link>
            , {person.email ?? person.mobile}, {t.since(formatDay(person.since))}
            {person.isConfirmed && `, ${t.isConfirmed}`}
            {person.status === 'inactive' && (
              <>
                {' '}
                <StatusPill look="paused">{t.isClosed}</StatusPill>
              </>
            )}
          </p>
          <p>{t.history(person)}</p>
        </section>
      )}
      {past.length > 0 && (
        <Suspense fallback={<Skeleton />}>
          <WorkHistory title={title} past={past} />
        </Suspense>
      )}
    </>
  )
}
