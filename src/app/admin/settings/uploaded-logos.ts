import { getLogoUrl } from '#shared/drawings/logo-url.ts'

const sent = new Map<string, string>()

/**
 * Stores an uploaded logo as a `data:` URL. Until the settings are saved, the server sends the file
 * only to requests with a token, and `<img>` sends none.
 */
export async function rememberUploadedLogo(path: string, file: File): Promise<void> {
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.onloadend = resolve
    reader.readAsDataURL(file)
  })
  if (typeof reader.result === 'string') sent.set(path, reader.result)
}

/** The address of a logo, saved or sent from this page. */
export const getLogoPreviewUrl = (path: string): string =>
  sent.get(path) ?? getLogoUrl(path, import.meta.env.PUBLIC_API_URL)
