import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

/** What this device keeps under a name; null also where a browser forbids storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text on this device, where the browser lets it. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden: it is as before on the next page.
  }
}

/**
 * The stored token, unchecked: for the API client's Authorization header, and for code that only
 * needs to know whether there is one.
 */
export const readToken = (): string | null => readStored(TOKEN_KEY)
