/** A page of every template, with the addresses the tests know it by. */
export const PAGES = {
  home: '/',
  'business list': '/businesses',
  'business list, a later page': '/businesses/page/3',
  'business with everything': '/business/sample-medical-store',
  'business of the sample': '/business/state-bank-of-india-hussainabad',
  'business with photos': '/business/three-photos-shop',
  'business with many photos and reviews': '/business/busy-photo-studio',
  'business with hostile texts': '/business/hostile-text-shop',
  'business with a very long name': '/business/a-very-long-name',
  categories: '/categories',
  category: '/categories/banks',
  'category, a later page': '/categories/post-offices/page/2',
  towns: '/locations',
  town: '/locations/daltonganj',
  favourites: '/favorites',
  about: '/about',
  contact: '/contact',
  newsletter: '/newsletter',
  'district guide': '/palamu-district',
  privacy: '/privacy',
  terms: '/terms',
  sitemap: '/sitemap',
  help: '/help',
  'API reference': '/developers',
  login: '/login',
  register: '/register',
  'register a business': '/register/business',
  'forgotten password': '/forgot-password',
  'new password': '/reset-password#token=none',
  'confirmed address': '/confirm-email',
  'page not found': '/no-such-page',
  // Opened by `open-later.ts` after the site is built.
  'business without a page of its own': '/business/opened-later',
} as const

export type PageName = keyof typeof PAGES

export const pageNames = Object.keys(PAGES) as PageName[]
