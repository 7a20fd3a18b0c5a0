import { mountGuestForm } from '#app/account/guest-form/mount-guest-form.tsx'
import { GuestClassifiedScreen } from './GuestClassifiedScreen.tsx'

/** Shows a visitor the form of an ad; the account is its last step. */
export const mountGuestClassified = (place: HTMLElement): void =>
  mountGuestForm(place, GuestClassifiedScreen)
