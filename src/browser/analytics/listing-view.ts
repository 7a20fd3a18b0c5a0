/* Counts that the page of a listing was seen; an ad's page tells that itself. */
import { getReferrerSearch, sendEvent, runWhenVisible } from './send-event.ts'

const id = document.querySelector<HTMLElement>('.heart-button')?.dataset['heart']

if (id)
  runWhenVisible(() => {
    sendEvent(`/analytics/business/${id}/view${getReferrerSearch()}`).catch(() => 0)
  })
