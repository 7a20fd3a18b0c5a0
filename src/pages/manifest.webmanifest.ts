import type { APIRoute } from 'astro'
import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { addLanguage, findLanguage } from '#config/languages.ts'
import { getLogoUrl } from '#shared/drawings/logo-url.ts'
import { readDistrict } from '#layouts/district.ts'

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = async () => {
  const { settings } = await readDistrict()
  const language = findLanguage(BUNDLE_LANGUAGE)
  const icon = settings.siteFavicon
    ? { src: getLogoUrl(settings.siteFavicon, import.meta.env.PUBLIC_API_URL), sizes: 'any' }
    : { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
  return new Response(
    JSON.stringify({
      name: settings.siteName,
      short_name: settings.siteName.slice(0, 12),
      description: settings.siteDescription || undefined,
      lang: language.tag,
      start_url: addLanguage(language, '/'),
      display: 'minimal-ui',
      background_color: '#f8f6f1',
      theme_color: settings.secondaryColor,
      icons: [icon],
    }),
  )
}
