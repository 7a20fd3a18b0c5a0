import { adViews } from '#i18n/en/ad-words.ts'

/* Counts that the page of an ad was opened, and shows how often that was until now. Without the
   API it says what it said. The digits are grouped as `formatCount` does, without its file. */

const views = document.querySelector<HTMLElement>('[data-ad-views]')

async function count(place: HTMLElement): Promise<void> {
  const base = import.meta.env.PUBLIC_API_URL || '/api'
  const answer = await fetch(`${base}/classified/${place.dataset['adViews']}/views`, {
    method: 'POST',
  })
  if (!answer.ok) return
  const { data } = (await answer.json()) as { data: { viewCount: number } }
  place.textContent = adViews(data.viewCount, data.viewCount.toLocaleString('en-IN'))
}

if (views) void count(views).catch(() => undefined)
