import { ROUTES } from '#config/routes.ts'
import { businesses as t } from '#i18n/en/businesses.ts'
import { formatNearQuery } from '#shared/view/near-query.ts'

const WAIT_MS = 12_000
const OLD_MS = 300_000

/** Asks where the visitor is and leads to the list of what is near, of what the search names. */
export function openNearbyList(button: HTMLButtonElement): void {
  const status = button.parentElement?.querySelector('[role=status]')
  const tell = (text: string, isBusy = false) => {
    if (status) status.textContent = text
    button.disabled = isBusy
  }
  const search = document.querySelector<HTMLInputElement>('main [role=search] [name=search]')

  tell(t.locating, true)
  if (!('geolocation' in navigator)) return tell(t.locationUnknown)
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      tell('')
      location.assign(ROUTES.businesses.path + formatNearQuery(search?.value ?? '', coords))
    },
    (error) => tell(error.code === error.PERMISSION_DENIED ? t.locationRefused : t.locationUnknown),
    { timeout: WAIT_MS, maximumAge: OLD_MS },
  )
}
