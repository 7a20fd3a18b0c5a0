import { toPath } from '#shared/view/address.ts'
import { useState } from 'react'
import { ROUTES } from '#config/routes.ts'
import type { Classified } from '#contract/classifieds.ts'
import { classifiedIslandMessages as messages } from '#i18n/classified-island.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { isNotFound } from '#islands/reading/is-not-found.ts'
import { useApiQuery } from '#islands/reading/use-api-query.ts'
import { allowIndexing } from '#browser/base/allow-indexing.ts'
import { call } from '#stores/api.ts'
import { LineSkeleton } from '#ui/Skeleton.tsx'
import { ClassifiedPage } from './ClassifiedPage.tsx'

type Props = { siteName: string }

/**
 * An ad without a page of its own: posted since the last build, or pending and shown to its seller
 * only.
 */
export default function ClassifiedFallback({ siteName }: Props) {
  const [classified, setClassified] = useState<Classified | null>(null)

  useApiQuery(
    'ad',
    ask,
    (found) => {
      setClassified(found)
      document.title = `${found.title} · ${siteName}`
      if (found.status === 'active') allowIndexing()
    },
    (error) =>
      location.replace(`${ROUTES.classified.path}#ad-${isNotFound(error) ? 'gone' : 'failed'}`),
  )

  if (classified) return <ClassifiedPage classified={classified} messages={messages} />
  return (
    <div className="wrap section min-h-[60vh]" aria-busy="true">
      <p className="sr-only" role="status">
        {messages.states.loading}
      </p>
      <div className="grid max-w-[38em] gap-4">
        <LineSkeleton className="w-full min-h-[12em]" />
        <LineSkeleton className="w-3/4 min-h-[2.5em]" />
        <LineSkeleton />
      </div>
    </div>
  )
}

async function ask(signal: AbortSignal): Promise<Classified> {
  const pathname = toPath(location.pathname)
  const slug = pathname.startsWith('/fallback/')
    ? (new URLSearchParams(location.search).get('ad') ?? '')
    : decodeURIComponent(pathname.split('/')[2] ?? '')
  return (await call('GET /classified/{slug}', { params: { slug }, query: inPageLanguage, signal }))
    .data
}
