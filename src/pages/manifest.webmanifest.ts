import type { APIRoute } from 'astro'
import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { addLanguage, findLanguage } from '#config/languages.ts'
import { isRouteOffered, ROUTES } from '#config/routes.ts'
import { messages } from '#i18n/index.ts'
import { getLogoUrl } from '#shared/drawings/logo-url.ts'
import { readDistrict } from '#layouts/district.ts'

/** Where one goes by a long press on the icon. */
const SHORTCUTS = ['businesses', 'addListing', 'postAd', 'favourites'] as const

/** A phone may cut its icons round: all that is drawn lies in the middle circle of four fifths. */
const MASKABLE_ICON = {
  src: '/icon-maskable.svg',
  sizes: 'any',
  type: 'image/svg+xml',
  purpose: 'maskable',
}

/**
 * What the dialog that installs it shows: pages of the district of the tests, marked as a sample
 * (`scripts/install-pictures.ts`).
 */
const SCREENSHOTS = [
  { name: 'narrow', sizes: '360x640', form_factor: 'narrow' },
  { name: 'wide', sizes: '1024x576', form_factor: 'wide' },
] as const

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = async () => {
  const { settings } = await readDistrict()
  const language = findLanguage(BUNDLE_LANGUAGE)
  // Where the site has a favicon of its own, that alone is the icon.
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
      id: addLanguage(language, '/'),
      scope: '/',
      display: 'standalone',
      background_color: '#f8f6f1',
      theme_color: settings.secondaryColor,
      categories: ['business', 'shopping', 'navigation'],
      icons: settings.siteFavicon ? [icon] : [icon, MASKABLE_ICON],
      shortcuts: SHORTCUTS.filter((name) => isRouteOffered(name, settings)).map((name) => ({
        name: messages.navigation.routes[name],
        url: ROUTES[name].path,
      })),
      screenshots: SCREENSHOTS.map(({ name, ...picture }) => ({
        src: `/install-${name}-${language.code === 'hi' ? 'hi' : 'en'}.webp`,
        ...{ type: 'image/webp', label: messages.share.sample },
        ...picture,
      })),
      share_target: {
        action: ROUTES.share.path,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          ...{ title: 'title', text: 'text', url: 'url' },
          files: [{ name: 'photos', accept: ['image/*'] }],
        },
      },
    }),
  )
}
