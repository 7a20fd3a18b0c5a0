import { formatViews } from '#i18n/en/views.ts'
import { getReferrerSearch, sendEvent, runWhenVisible } from '#browser/analytics/send-event.ts'

/* Counts that the page of an ad was opened, and shows how often that was until now. Without the
   API it says what it said. The digits are grouped as `formatCount` does, without its file. */

const views = document.querySelector<HTMLElement>('[data-ad-views]')

async function count(place: HTMLElement): Promise<void> {
  const answer = await sendEvent(
    `/classified/${place.dataset['adViews']}/views${getReferrerSearch()}`,
  )
  const { data } = JSON.parse(answer) as { data?: { viewCount: number } }
  if (!data) return
  place.textContent = formatViews(data.viewCount, data.viewCount.toLocaleString('en-IN'))
}

if (views) runWhenVisible(() => void count(views).catch(() => undefined))
