/* Counts that the page of a listing was seen; an ad's page tells that itself. */
import { searchBefore, sendEvent, whenSeen } from './send-event.ts'

const id = document.querySelector<HTMLElement>('.heart-button')?.dataset['heart']

if (id)
  whenSeen(() => {
    sendEvent(`/analytics/business/${id}/view${searchBefore()}`).catch(() => 0)
  })
