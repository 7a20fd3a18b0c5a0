import { mountGuestForm } from '#app/account/guest-form/mount-guest-form.tsx'
import { GuestListingScreen } from './GuestListingScreen.tsx'

/** Shows a visitor the form of a listing; the account is its last step. */
export const mountGuestListing = (place: HTMLElement): void =>
  mountGuestForm(place, GuestListingScreen)
