import { showFirstForm } from '#app/account/first-form/show-first-form.tsx'
import { FirstScreen } from './FirstScreen.tsx'

/** Shows a visitor the form of an ad; the account is its last step. */
export const showFirstClassified = (place: HTMLElement): void => showFirstForm(place, FirstScreen)
