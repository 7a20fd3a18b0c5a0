import { lazy, Suspense, useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { categoryPath, ROUTES } from '#config/routes.ts'
import type { BusinessIslandMessages } from '#i18n/business-island.ts'
import { formatDate, formatShortMonth } from '#i18n/en/dates.ts'
import { lazyDialogs } from '#islands/directives/lazy-dialogs.tsx'
import { requestDialog } from '#islands/directives/use-open-requests.ts'
import type { ReviewList as Reviews } from '#islands/reviews/ReviewList.tsx'
import { formatAddress } from '#shared/rules/business.ts'
import { formatListingDate } from '#shared/rules/listing-date.ts'
import type { ContactForms } from '#shared/rules/contact-forms.ts'
import { Icon } from '#ui/Icon.tsx'
import { useFavourites } from '#islands/businesses/use-favourites.ts'
import { useMinute } from '#islands/businesses/use-minute.ts'
import { Button } from '#ui/Button.tsx'
import { HeartButton } from '#views/businesses/HeartButton.tsx'
import { About } from '#views/businesses/page/About.tsx'
import { BusinessHead } from '#views/businesses/page/BusinessHead.tsx'
import { ContactBox } from '#views/businesses/page/ContactBox.tsx'
import { FeatureList } from '#views/businesses/page/FeatureList.tsx'
import { HoursBox } from '#views/businesses/page/HoursBox.tsx'
import type { BusinessPartProps as ViewProps } from '#views/businesses/page/part-props.ts'
import { ThumbBar } from '#views/businesses/page/ThumbBar.tsx'

/* It reads the reviews before it shows anything, and the page is useful without it. */
const ReviewList = lazy<ComponentType<ComponentProps<typeof Reviews>>>(() =>
  import('#islands/reviews/ReviewList.tsx').then(
    ({ ReviewList: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
)
const DATES = { formatDate, formatShortMonth }
const LateDialogs = lazyDialogs(() => import('#islands/businesses/BusinessDialogs.island.tsx'))

type PartProps = Pick<ViewProps, 'business'> & { messages: BusinessIslandMessages }
type Props = PartProps & {
  takesReviews: boolean
  writing: ContactForms
}

/** The dialogs of the controls to which signing in leads back, by the controls' ids. */
const OPENED: Record<string, string> = { '#write-review': 'review', '#send-message': 'message' }

/**
 * A business's page made in the browser: the static page without galleries and similar businesses.
 */
export function BusinessPage({ business, messages, takesReviews, writing }: Props) {
  const part = { business, messages }
  const { businesses, businessPage } = messages
  const { id, name } = business
  const isOpen = business.status !== 'closed'
  const minute = useMinute()
  const [opened] = useState(() => new Date())
  const isSaved = useFavourites().has(id)
  useEffect(() => {
    const asked = OPENED[location.hash]
    if (asked && (takesReviews || asked !== 'review')) requestDialog(asked)
  }, [takesReviews])

  return (
    <>
      <div className="wrap">
        <Way {...part} />
        <BusinessHead {...part} minute={minute} onMessage={() => requestDialog('message')} />
        <div className="columns columns-right business-columns">
          <div>
            <About business={business} t={businessPage}>
              {business.selectedFeatures.length > 0 && (
                <div className="pt-3">
                  <FeatureList business={business} />
                </div>
              )}
            </About>
            <Suspense>
              <ReviewList
                businessId={business.id}
                messages={messages}
                isOpen={takesReviews && isOpen}
              />
            </Suspense>
            <p className="business-source small mute num">
              {businessPage.updated(formatListingDate(business, DATES))} {businessPage.check}
            </p>
          </div>
          <aside className="side">
            {isOpen && (
              <>
                <ContactBox {...part}>
                  <div className="flex gap-2 mt-2">
                    <Button
                      look="soft"
                      icon="mail"
                      className="flex-1"
                      onClick={() => requestDialog('inquiry')}
                    >
                      {businessPage.inquire}
                    </Button>
                    <HeartButton {...{ id, name, isSaved }} t={businesses} />
                  </div>
                </ContactBox>
                <HoursBox {...part} now={minute ? new Date(minute * 60_000) : opened} marksToday />
              </>
            )}
          </aside>
        </div>
      </div>
      {isOpen && <ThumbBar {...part} />}
      <LateDialogs business={{ ...business, address: formatAddress(business) }} writing={writing} />
    </>
  )
}

function Way({ business: { category, name }, messages: { businessPage: t, way } }: PartProps) {
  const steps = [
    { name: way.home, href: ROUTES.home.path },
    { name: way.businesses, href: ROUTES.businesses.path },
    { name: category.name, href: categoryPath(category.slug) },
  ]
  return (
    <div className="business-way">
      <nav aria-label={way.breadcrumb}>
        <ol className="breadcrumb">
          {steps.map((step) => (
            <li key={step.href}>
              <a href={step.href}>{step.name}</a>
            </li>
          ))}
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <a className="more" href={ROUTES.businesses.path}>
        <Icon name="arrow-left" />
        {t.back}
      </a>
    </div>
  )
}
