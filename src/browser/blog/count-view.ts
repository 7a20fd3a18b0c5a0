import { call } from '#stores/api.ts'
import { formatViews } from '#i18n/en/views.ts'
import { formatCount } from '#shared/rules/money.ts'

/* The post was opened: counted when somebody looks at it, not while it is fetched ahead or lies
   in another tab. The number appears once it is known, and the page is whole without it. */
const place = document.querySelector<HTMLElement>('[data-post-views]')
const slug = place?.dataset['postViews']

async function count(): Promise<void> {
  if (!place || !slug) return
  const { data } = await call('POST /blogs/{slug}/views', { params: { slug } })
  if (data.viewCount === 0) return
  place.textContent = formatViews(data.viewCount, formatCount(data.viewCount))
  place.hidden = false
}

const countQuietly = () => void count().catch(() => undefined)

if (document.visibilityState === 'visible') countQuietly()
else document.addEventListener('visibilitychange', countQuietly, { once: true })
