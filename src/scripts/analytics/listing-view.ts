/* Counts that the page of a listing was seen; an ad's page tells that itself. */
import { searchBefore, tell, whenSeen } from './tell.ts'

const id = document.querySelector<HTMLElement>('.heart-button')?.dataset['heart']

if (id)
  whenSeen(() => {
    tell(`/analytics/business/${id}/view${searchBefore()}`).catch(() => 0)
  })
