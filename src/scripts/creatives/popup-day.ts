import { getKolkataDate } from '#shared/rules/kolkata.ts'

const KEY = 'zila-ad-closed'

/** Whether the card was closed today, on this device. */
export function isClosedToday(): boolean {
  try {
    return localStorage.getItem(KEY) === getKolkataDate(new Date())
  } catch {
    // Where nothing can be kept, closing would be forgotten with the next page.
    return true
  }
}

export function closeForToday(): void {
  try {
    localStorage.setItem(KEY, getKolkataDate(new Date()))
  } catch {
    // Nothing is shown without storage.
  }
}
