import { getKolkataDate } from '#shared/rules/kolkata.ts'

const KEY = 'zila-ad-closed'

/** Whether the card was closed today, on this device. */
export function isPopupClosedToday(): boolean {
  try {
    return localStorage.getItem(KEY) === getKolkataDate(new Date())
  } catch {
    // Where nothing can be kept, closing would be forgotten with the next page.
    return true
  }
}

export function closePopupForToday(): void {
  try {
    localStorage.setItem(KEY, getKolkataDate(new Date()))
  } catch {
    // Nothing is shown without storage.
  }
}
