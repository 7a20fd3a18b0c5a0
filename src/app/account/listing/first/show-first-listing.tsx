import { showFirstForm } from '#app/account/first-form/show-first-form.tsx'
import { FirstScreen } from './FirstScreen.tsx'

/** Shows a visitor the form of a listing; the account is its last step. */
export const showFirstListing = (place: HTMLElement): void => showFirstForm(place, FirstScreen)
