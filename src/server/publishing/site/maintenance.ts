import { isAppPath } from '#config/app-paths.ts'
import { addLanguage, type Language } from '#config/languages.ts'
import { ROUTES } from '#config/routes.ts'
import { READS_HINDI } from '#district/district.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { createTextResponse, type SiteResponse, type SiteRequest } from './reply.ts'
import { findPageLanguage, type ServedRelease } from './served-release.ts'
import { parseTarget } from './target.ts'
import { getSiteTexts } from './texts.ts'

/** Whether the site is closed for maintenance, and what its page says. */
export type MaintenanceInfo = {
  siteName: string
  contactEmail: string
  contactPhone: string
} | null

/** Pages by which an administrator gets in. */
const DOORS: ReadonlySet<string> = new Set(
  [
    ...[ROUTES.login, ROUTES.forgotPassword, ROUTES.resetPassword],
    ...[ROUTES.confirmEmail, ROUTES.restoreNumber],
  ].map(({ path }) => path),
)
const RETRY_SECONDS = '600'
const HINDI_LINE = '<p lang="hi">साइट पर काम चल रहा है। थोड़ी देर में फिर आएँ।</p>'

/**
 * The answer to a visitor during maintenance. Null for what is open even then: the signed-in app,
 * the way into it, and the files of both.
 */
export function answerInMaintenance(
  asked: SiteRequest,
  site: NonNullable<MaintenanceInfo>,
  served: ServedRelease | null,
): SiteResponse | null {
  const address = parseTarget(asked.target)?.path.replace(/(?<=.)\/$/, '')
  if (address === undefined) return null
  const { language, path } = findPageLanguage(served, address)
  if (isAppPath(path) || DOORS.has(path)) return null
  if (/\.\w{2,12}$/.test(path) && !/\.(?:html|xml|json)$/.test(path)) return null
  return createTextResponse(503, pageOf(site, language), {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': RETRY_SECONDS,
    'X-Robots-Tag': 'noindex',
  })
}

/** It needs no other file, so that it is the same whatever is being done to the site. */
function pageOf(site: NonNullable<MaintenanceInfo>, language: Language): string {
  const { lang, maintenance: t } = getSiteTexts(language)
  const name = escapeHtml(site.siteName)
  const [email, phone] = [site.contactEmail, site.contactPhone].map(escapeHtml)
  const ways = [
    email && `<a href="mailto:${email}">${email}</a>`,
    phone && `<a href="tel:${phone?.replace(/[^\d+]/g, '')}">${phone}</a>`,
  ].filter(Boolean)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title(name)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf6ee;
  color: #2b2118; font: 1.125rem/1.6 system-ui, 'Noto Sans Devanagari', sans-serif }
main { max-width: 32rem; padding: 2rem; border-top: 6px solid #c2410c }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .75rem }
p { margin: 0 0 .75rem }
a { color: inherit }
@media (prefers-color-scheme: dark) { body { background: #1c1612; color: #f3eadc } }
</style>
</head>
<body>
<main>
<h1>${t.heading(name)}</h1>
${lang === 'en' && READS_HINDI ? `${HINDI_LINE}\n` : ''}<p>${t.text}</p>
${ways.length > 0 ? `<p>${t.until} ${ways.join(', ')}</p>` : ''}
<p><a href="${addLanguage(language, ROUTES.login.path)}">${t.login}</a></p>
</main>
</body>
</html>
`
}
