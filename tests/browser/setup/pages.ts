import { addLanguage, findLanguage, isTranslatedPath } from '#config/languages.ts'

/** A page of every template, by the name that tests use. */
export const PAGES = {
  home: '/',
  'business list': '/businesses',
  'business list, a later page': '/businesses/page/3',
  'business with everything': '/business/sample-medical-store',
  'business of the sample': '/business/sample-bank-navapur',
  'business with photos': '/business/three-photos-shop',
  'business with many photos and reviews': '/business/busy-photo-studio',
  'business with hostile texts': '/business/hostile-text-shop',
  'business with a very long name': '/business/a-very-long-name',
  categories: '/categories',
  category: '/categories/banks',
  'category, a later page': '/categories/post-offices/page/2',
  towns: '/locations',
  town: '/locations/navapur',
  'town, a later page': '/locations/navapur/page/2',
  blog: '/blog',
  'blog, a later page': '/blog/page/2',
  'blog category': '/blog/category/banks',
  'blog category, a later page': '/blog/category/banks/page/2',
  'blog post': '/blog/a-sample-post',
  'blog post with everything': '/blog/a-post-with-everything',
  'blog post with a very long title': '/blog/a-very-long-post-title',
  classifieds: '/classified',
  'classifieds, a later page': '/classified/page/2',
  'classified ad': '/classified/sample-tractor',
  'classified ad that has expired': '/classified/sample-sofa-expired',
  'classified ad with hostile texts': '/classified/hostile-ad',
  'classified ad with very long words': '/classified/very-long-ad',
  favourites: '/favorites',
  about: '/about',
  contact: '/contact',
  newsletter: '/newsletter',
  'district guide': '/suhana-district',
  privacy: '/privacy',
  terms: '/terms',
  charges: '/charges',
  complaints: '/grievance',
  sitemap: '/sitemap',
  help: '/help',
  'API reference': '/developers',
  login: '/login',
  register: '/register',
  'register a business': '/register/business',
  'forgotten password': '/forgot-password',
  'new password': '/reset-password#token=none',
  'confirmed address': '/confirm-email',
  'number brought back': '/restore-number#token=none',
  'listing still right': '/still-right',
  'without a line': '/offline',
  'what was shared': '/share',
  'page not found': '/no-such-page',
  'page of what was removed': '/business/closed-shop',
  // Made by `late-records.ts` after the site is built.
  'blog post without a page of its own': '/blog/written-later',
  'business without a page of its own': '/business/opened-later',
  'classified ad without a page of its own': '/classified/posted-later',
} as const

export type PageName = keyof typeof PAGES

export const pageNames = Object.keys(PAGES) as PageName[]

/** The same pages in Hindi, but for what exists in English alone. */
export const HINDI_PAGES = Object.fromEntries(
  pageNames
    .filter((name) => isTranslatedPath(PAGES[name]))
    .map((name) => [`${name}, in Hindi`, addLanguage(findLanguage('hi'), PAGES[name])]),
)
