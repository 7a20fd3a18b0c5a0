import { addLanguage, findLanguage, isTranslatedPath } from '#config/languages.ts'
import { fileToPath } from '../../site/files.ts'

type Budget = {
  html: number
  css: number
  inlineScript: number
  /** Our own code that the page's islands download when they start; without it, they have none. */
  islands?: number
  /** What the page downloads before anything is touched. */
  scripts?: number
}

/**
 * What the pages may weigh, in KB: scripts before a touch as sent, all else after brotli. The
 * budgets of the business page are promised; the others are what their pages need and no more.
 * Forms that wait for a connection cost each page some 50 bytes of script, of 400 that they may.
 */
const ENGLISH: Readonly<Record<string, Budget>> = {
  'index.html': { html: 12, css: 14, inlineScript: 2, scripts: 4.05 },
  'businesses.html': { html: 16, css: 14, inlineScript: 3, islands: 20, scripts: 4 },
  'businesses/page/3.html': { html: 16, css: 14, inlineScript: 3, islands: 20, scripts: 4 },
  // More than promised, as the page asks its visitors one question.
  'business/sample-medical-store.html': {
    html: 14.25,
    css: 14,
    inlineScript: 3,
    islands: 14,
    scripts: 5.5,
  },
  'business/sample-bank-navapur.html': {
    html: 14,
    css: 14,
    inlineScript: 3,
    islands: 14,
  },
  'business/hostile-text-shop.html': { html: 14, css: 14, inlineScript: 3, islands: 14 },
  'business/three-photos-shop.html': { html: 14, css: 14, inlineScript: 3, islands: 14 },
  'categories.html': { html: 8, css: 14, inlineScript: 2, scripts: 2 },
  'categories/banks.html': { html: 11, css: 14, inlineScript: 2, scripts: 4 },
  'categories/banks/page/2.html': { html: 10, css: 14, inlineScript: 2 },
  'locations.html': { html: 6, css: 14, inlineScript: 2 },
  'locations/navapur.html': { html: 11, css: 14, inlineScript: 2, scripts: 4 },
  'locations/navapur/page/2.html': { html: 11, css: 14, inlineScript: 2 },
  'blog.html': { html: 13, css: 14, inlineScript: 3, islands: 14.15 },
  'blog/category/banks.html': { html: 10, css: 14, inlineScript: 2 },
  'blog/a-sample-post.html': { html: 10, css: 14, inlineScript: 2 },
  'blog/page/2.html': { html: 12, css: 14, inlineScript: 3, islands: 14.15 },
  'blog/category/banks/page/2.html': { html: 8, css: 14, inlineScript: 2 },
  'blog/a-post-with-everything.html': { html: 11, css: 14, inlineScript: 2 },
  'classified.html': { html: 15, css: 14, inlineScript: 3, islands: 15, scripts: 6 },
  'classified/page/2.html': { html: 14, css: 14, inlineScript: 3, islands: 15 },
  'classified/sample-tractor.html': { html: 11, css: 14, inlineScript: 2, islands: 14, scripts: 8 },
  'classified/sample-sofa-expired.html': { html: 9, css: 14, inlineScript: 2, islands: 14 },
  'classified/hostile-ad.html': { html: 9, css: 14, inlineScript: 2, islands: 14 },
  'classified/very-long-ad.html': { html: 11, css: 14, inlineScript: 2, islands: 14 },
  'favorites.html': { html: 10, css: 14, inlineScript: 3, islands: 14 },
  'suhana-district.html': { html: 18, css: 20, inlineScript: 2 },
  'privacy.html': { html: 9, css: 14, inlineScript: 2 },
  'terms.html': { html: 9, css: 14, inlineScript: 2 },
  'charges.html': { html: 7, css: 14, inlineScript: 2 },
  'grievance.html': { html: 9, css: 14, inlineScript: 2 },
  'sitemap.html': { html: 6, css: 14, inlineScript: 2 },
  'help.html': { html: 7, css: 14, inlineScript: 2 },
  'about.html': { html: 8, css: 14, inlineScript: 2, scripts: 2 },
  'contact.html': { html: 6, css: 14, inlineScript: 2 },
  'newsletter.html': { html: 6, css: 14, inlineScript: 2 },
  'newsletter/confirm.html': { html: 6, css: 14, inlineScript: 2 },
  'newsletter/unsubscribe.html': { html: 6, css: 14, inlineScript: 2 },
  'still-right.html': { html: 6, css: 14, inlineScript: 2 },
  'login.html': { html: 7, css: 14, inlineScript: 2 },
  'register.html': { html: 7, css: 14, inlineScript: 2 },
  'register/business.html': { html: 7, css: 14, inlineScript: 2 },
  'forgot-password.html': { html: 7, css: 14, inlineScript: 2 },
  'reset-password.html': { html: 7, css: 14, inlineScript: 2 },
  'restore-number.html': { html: 7, css: 14, inlineScript: 2 },
  'confirm-email.html': { html: 7, css: 14, inlineScript: 2 },
  'offline.html': { html: 10, css: 14, inlineScript: 2 },
  'share.html': { html: 6, css: 14, inlineScript: 2 },
  'developers.html': { html: 22, css: 14, inlineScript: 2 },
  '404.html': { html: 8, css: 14, inlineScript: 2 },
  'fallback/app.html': { html: 10, css: 11, inlineScript: 2 },
  'fallback/business.html': { html: 8, css: 14, inlineScript: 2, islands: 20 },
  'fallback/classified.html': { html: 10, css: 14, inlineScript: 2, islands: 18 },
  'fallback/post.html': { html: 8, css: 14, inlineScript: 2, islands: 14 },
  'fallback/gone.html': { html: 8, css: 14, inlineScript: 2 },
  'fallback/search.html': { html: 6, css: 14, inlineScript: 2 },
}

const hindi = findLanguage('hi')

/** Letters of three bytes instead of one, most of which brotli takes back: a twentieth more. */
const inHindi = ({ html, inlineScript, islands, scripts, css }: Budget): Budget => ({
  css,
  html: withTwentieth(html),
  inlineScript: withTwentieth(inlineScript),
  ...(islands && { islands: withTwentieth(islands) }),
  ...(scripts && { scripts: withTwentieth(scripts) }),
})

const withTwentieth = (kilobytes: number) => Math.round(kilobytes * 105) / 100

/** The file of the Hindi twin of a page. */
export const getHindiFile = (file: string): string =>
  `${addLanguage(hindi, fileToPath(file)).slice(1)}.html`

/** The budgets of pages of every template by their files, in both languages. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  ...ENGLISH,
  ...Object.fromEntries(
    Object.entries(ENGLISH)
      .filter(([file]) => isTranslatedPath(fileToPath(file)))
      .map(([file, budget]) => [getHindiFile(file), inHindi(budget)]),
  ),
}
