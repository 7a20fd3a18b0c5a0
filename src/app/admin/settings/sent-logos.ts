import { getLogoUrl } from '#shared/drawings/logo-url.ts'

const sent = new Map<string, string>()

/**
 * Keeps how a sent logo looks, as a `data:` address: until the settings are saved, the server shows
 * the picture to nobody who asks without a token, as images do.
 */
export async function keepSentLogo(path: string, file: File): Promise<void> {
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.onloadend = resolve
    reader.readAsDataURL(file)
  })
  if (typeof reader.result === 'string') sent.set(path, reader.result)
}

/** The address of a logo, saved or sent from this page. */
export const shownLogo = (path: string): string =>
  sent.get(path) ?? getLogoUrl(path, import.meta.env.PUBLIC_API_URL)
