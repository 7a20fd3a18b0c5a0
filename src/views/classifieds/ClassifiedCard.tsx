import { classifiedAdPath } from '#config/routes.ts'
import { formatClassifiedAge } from '#shared/rules/classified-age.ts'
import { getShownCondition, type ClassifiedCardData } from '#shared/rules/classifieds.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Scene } from '#views/ornament/Scene.tsx'
import type { classifiedList } from '#i18n/en/classified-list.ts'
import { ClassifiedPrice } from './ClassifiedPrice.tsx'

type Props = {
  classified: ClassifiedCardData
  /** Minutes since 1970; null while a page is built, where `ads.ts` says the age. */
  minute?: number | null
  isSaved?: boolean
  t: typeof classifiedList
}

/**
 * An ad in a list: picture or painting, title, price, place and age. The whole card leads to its
 * page.
 */
export function ClassifiedCard({ classified, minute = null, isSaved = false, t }: Props) {
  const condition = getShownCondition(classified)
  return (
    <li className="card ad-card">
      <Scene category={classified.category} seed={classified.id}>
        {classified.featuredImage && (
          <Picture path={classified.featuredImage} alt="" sizes="(min-width: 60em) 384px, 128px" />
        )}
      </Scene>
      <div className="card-body">
        <p className="card-kind">
          {classified.category.name}{' '}
          {condition && <span className="pill">{t.conditions[condition]}</span>}
        </p>
        <h3 className="card-name">
          <a href={classifiedAdPath(classified.slug)}>{classified.title}</a>
        </h3>
        <ClassifiedPrice classified={classified} t={t} />
        <p className="card-place">
          {classified.city}, {classified.state}
        </p>
      </div>
      <div className="card-actions">
        <time
          className="ad-age num"
          dateTime={classified.createdAt}
          data-age=""
          suppressHydrationWarning
        >
          {minute === null
            ? formatDate(classified.createdAt)
            : formatClassifiedAge(classified.createdAt, new Date(minute * 60_000), t)}
        </time>
        <button
          className="icon-button needs-script"
          type="button"
          data-save-ad={classified.id}
          aria-pressed={isSaved}
          aria-label={t.save(classified.title)}
        >
          <Icon name="heart" />
        </button>
      </div>
    </li>
  )
}
