import { businessIslandMessages as messages } from '#i18n/business-island.ts'
import { getContactForms } from '#shared/rules/contact-forms.ts'
import { LineSkeleton } from '#ui/Skeleton.tsx'
import { BusinessPage } from './BusinessPage.tsx'
import { BusinessProblem } from './BusinessProblem.tsx'
import { useBusinessFromAddress } from './use-business-from-address.ts'
import { usePageHead } from './use-page-head.ts'

type Props = {
  siteName: string
  /** From the settings: whether new reviews are accepted. */
  takesReviews: boolean
  /** Of the settings: who can be written to. */
  site: Parameters<typeof getContactForms>[1]
}

/**
 * A business that has no page yet, opened or renamed since the last build: read from the API by the
 * page's address.
 */
export default function BusinessFallback({ siteName, takesReviews, site }: Props) {
  const { asked, retry } = useBusinessFromAddress()
  usePageHead(asked, siteName, messages)

  if (asked.state === 'shown')
    return (
      <BusinessPage
        business={asked.business}
        messages={messages}
        takesReviews={takesReviews}
        writing={getContactForms(asked.business, site)}
      />
    )
  if (asked.state === 'loading') return <Loading text={messages.states.loading} />
  return <BusinessProblem state={asked.state} onRetry={retry} messages={messages} />
}

/** The outline of the page's head while the business loads. */
function Loading({ text }: { text: string }) {
  return (
    <div className="wrap section min-h-[60vh]" aria-busy="true">
      <p className="sr-only" role="status">
        {text}
      </p>
      <div className="grid max-w-[38em] gap-4">
        <LineSkeleton className="w-1/4" />
        <LineSkeleton className="w-3/4 min-h-[2.5em]" />
        <LineSkeleton />
        <LineSkeleton className="w-full min-h-[8em]" />
      </div>
    </div>
  )
}
