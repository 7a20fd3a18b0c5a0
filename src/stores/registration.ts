const REGISTRATION_KEY = 'zila-registration'

/** A registration started in this browser that still needs its code. */
type Stored = { secret: string; email: string }

/**
 * Keeps it for the page that asks for the code, also in another tab. False when the browser keeps
 * nothing.
 */
export function storeRegistration(kept: Stored): boolean {
  try {
    localStorage.setItem(REGISTRATION_KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** The waiting registration, or null. */
export function readRegistration(): Stored | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(REGISTRATION_KEY) ?? 'null',
    ) as Partial<Stored> | null
    return typeof kept?.secret === 'string' && typeof kept.email === 'string'
      ? { secret: kept.secret, email: kept.email }
      : null
  } catch {
    return null
  }
}

/** Removes the waiting registration. */
export function clearRegistration(): void {
  try {
    localStorage.removeItem(REGISTRATION_KEY)
  } catch {
    // Nothing was kept.
  }
}
