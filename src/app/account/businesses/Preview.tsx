import { useNow } from '#app/data/use-now.ts'
import styles from '#styles/app/screens/listing-preview.css?url'
import { Link, useParams } from '#app/router/index.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS, editListingPath } from '#config/app-paths.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { businessPage } from '#i18n/en/business-page.ts'
import { businesses } from '#i18n/en/businesses.ts'
import { reviews } from '#i18n/en/reviews.ts'
import { areaName } from '#i18n/en/areas.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { formatServiceDetails } from '#shared/rules/service-information.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { BusinessHead } from '#views/businesses/page/BusinessHead.tsx'
import { ContactBox } from '#views/businesses/page/ContactBox.tsx'
import { HoursBox } from '#views/businesses/page/HoursBox.tsx'
import { Logo } from '#views/businesses/page/Logo.tsx'
import { Overview } from '#views/businesses/page/Overview.tsx'
import { hasServiceInfo, ServiceInfo } from '#views/businesses/page/ServiceInfo.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const MESSAGES = { businesses, businessPage, reviews }

/** A listing as its page will be, drawn by what draws its page; nothing in it can be pressed. */
export function Preview() {
  const id = Number(useParams()['id'])
  const own = useRead('GET /businesses/user/my-businesses/{id}', { params: { id } })
  const isGone = own.error?.status === 404
  return (
    <Screen
      title={shell.screens.listingPreview}
      hindi={HI_APP.screens.listingPreview}
      actions={
        isGone ? (
          <Link className="button button-line" to={APP_PATHS.myBusinesses}>
            {t.historyBack}
          </Link>
        ) : (
          <Link className="button button-line" to={editListingPath(id)}>
            <Icon name="edit" />
            {t.edit}
          </Link>
        )
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {isGone ? (
        <p className="notice">{t.previewGone}</p>
      ) : (
        <QueryState query={own}>{({ data }) => <Page business={data} />}</QueryState>
      )}
    </Screen>
  )
}

function Page({ business }: { business: OwnBusiness }) {
  const { categoryId, serviceInformation, pausedUntil, images, status } = business
  const fields = useRead('GET /category-service-fields/category/{categoryId}', {
    params: { categoryId },
  }).data?.data
  const now = useNow()
  const shown = { ...business, state: areaName(business.state) }
  const part = { business: shown, messages: MESSAGES }
  const details = formatServiceDetails(serviceInformation, fields ?? [], businessPage)
  return (
    <div className="stack">
      <p className="notice" role="note">
        <Icon name="info" />
        <span>
          <b>{t.onlyYou}</b> {pausedUntil ? t.onlyYouPaused : t.onlyYouText}
        </span>
      </p>
      <div inert className="panel-box listing-preview">
        <BusinessHead {...part} minute={Math.floor(now.getTime() / MINUTE_MS)}>
          <Logo business={business} />
        </BusinessHead>
        {images.length > 0 && (
          <ul className="listing-preview-photos">
            {images.map((path) => (
              <li key={path}>
                <Picture path={path} alt="" sizes="(min-width: 37.5em) 320px, 80vw" />
              </li>
            ))}
          </ul>
        )}
        <div className="listing-preview-columns">
          <div>
            <Overview business={business} details={details} t={businessPage} />
            {hasServiceInfo(business) && <ServiceInfo business={business} t={businessPage} />}
          </div>
          {status !== 'closed' && (
            <div className="side">
              <ContactBox {...part} />
              <HoursBox {...part} now={now} marksToday />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
