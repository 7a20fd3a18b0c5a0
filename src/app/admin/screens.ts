import type { ComponentType } from 'react'
import { ADMIN_PATHS, type AdminScreen } from '#config/app-paths.ts'
import type { IconName } from '#shared/drawings/drawings.ts'
import type { BadgeName } from './use-badges.ts'

/** Parts of the rail, from top to bottom. */
export const SIDEBAR_GROUPS = ['work', 'publishing', 'site'] as const

type Entry = {
  /** Its code, loaded when the screen is opened. */
  load: () => Promise<ComponentType>
  /** Its link in the rail; a screen that another one leads to has none. */
  rail?: { group: (typeof SIDEBAR_GROUPS)[number]; icon: IconName; badge?: BadgeName }
}

/** The administrators' screens, as the rail lists them. */
export const ADMIN_SCREENS: Record<AdminScreen, Entry> = {
  adminHome: {
    load: async () => (await import('./overview/Overview.tsx')).Overview,
    rail: { group: 'work', icon: 'home' },
  },
  adminReview: {
    load: async () => (await import('./moderation/ReviewQueue.tsx')).ModerationQueue,
    rail: { group: 'work', icon: 'check', badge: 'queue' },
  },
  adminBusinesses: {
    load: async () => (await import('./businesses/Businesses.tsx')).Businesses,
    rail: { group: 'work', icon: 'shop', badge: 'businesses' },
  },
  adminDuplicates: {
    load: async () => (await import('./duplicates/Duplicates.tsx')).Duplicates,
    rail: { group: 'site', icon: 'grid' },
  },
  adminImport: {
    load: async () => (await import('./import/Import.tsx')).Import,
    rail: { group: 'site', icon: 'upload' },
  },
  adminReviews: {
    load: async () => (await import('./reviews/Reviews.tsx')).Reviews,
    rail: { group: 'work', icon: 'star', badge: 'reviews' },
  },
  adminContent: {
    load: async () => (await import('./content/Content.tsx')).Content,
    rail: { group: 'publishing', icon: 'page' },
  },
  adminBlogs: {
    load: async () => (await import('./blogs/Blogs.tsx')).Blogs,
    rail: { group: 'publishing', icon: 'edit', badge: 'blogs' },
  },
  adminNewBlog: {
    load: async () => (await import('./editor/Editor.tsx')).NewPost,
  },
  adminEditBlog: {
    load: async () => (await import('./editor/Editor.tsx')).EditPost,
  },
  adminUsers: {
    load: async () => (await import('./users/Users.tsx')).Users,
    rail: { group: 'site', icon: 'users', badge: 'users' },
  },
  adminUser: {
    load: async () => (await import('./users/UserDetails.tsx')).UserDetails,
  },
  adminAudit: {
    load: async () => (await import('./audit/Audit.tsx')).Audit,
    rail: { group: 'site', icon: 'list' },
  },
  adminBackups: {
    load: async () => (await import('./backups/Backups.tsx')).Backups,
    rail: { group: 'site', icon: 'archive' },
  },
  adminContacts: {
    load: async () => (await import('./contacts/Contacts.tsx')).ContactMessages,
    rail: { group: 'work', icon: 'mail', badge: 'contacts' },
  },
  adminReports: {
    load: async () => (await import('./reports/Reports.tsx')).Reports,
    rail: { group: 'work', icon: 'flag', badge: 'reports' },
  },
  adminSettings: {
    load: async () => (await import('./settings/Settings.tsx')).Settings,
    rail: { group: 'site', icon: 'gear' },
  },
  adminMails: {
    load: async () => (await import('./mails/Mails.tsx')).Mails,
  },
  adminClassified: {
    load: async () => (await import('./classifieds/Classifieds.tsx')).Classifieds,
    rail: { group: 'work', icon: 'tag', badge: 'classified' },
  },
  adminAdCategories: {
    load: async () => (await import('./classifieds/ClassifiedCategories.tsx')).ClassifiedCategories,
  },
  adminAd: {
    load: async () => (await import('./classifieds/ClassifiedDetails.tsx')).ClassifiedDetails,
  },
  adminAds: {
    load: async () => (await import('./ads/Ads.tsx')).Ads,
    rail: { group: 'work', icon: 'mega', badge: 'ads' },
  },
  adminPayments: {
    load: async () => (await import('./payments/Payments.tsx')).Payments,
    rail: { group: 'work', icon: 'rupee', badge: 'payments' },
  },
  adminCategories: {
    load: async () => (await import('./categories/Categories.tsx')).Categories,
    rail: { group: 'site', icon: 'grid' },
  },
  adminServiceFields: {
    load: async () => (await import('./service-fields/ServiceFields.tsx')).ServiceFields,
    rail: { group: 'site', icon: 'edit' },
  },
  adminFeatures: {
    load: async () => (await import('./features/Features.tsx')).Features,
    rail: { group: 'site', icon: 'list' },
  },
  adminLocations: {
    load: async () => (await import('./locations/Locations.tsx')).Locations,
    rail: { group: 'site', icon: 'pin', badge: 'locations' },
  },
  adminSpellings: {
    load: async () => (await import('./spellings/Spellings.tsx')).Spellings,
    rail: { group: 'work', icon: 'globe', badge: 'spellings' },
  },
}

export const loadScreen = (screen: AdminScreen): Promise<ComponentType> =>
  ADMIN_SCREENS[screen].load()

/** The links of a part of the rail. */
export const getSidebarLinks = (group: (typeof SIDEBAR_GROUPS)[number]) =>
  (Object.keys(ADMIN_SCREENS) as AdminScreen[]).flatMap((screen) => {
    const { rail } = ADMIN_SCREENS[screen]
    return rail?.group === group ? [{ screen, path: ADMIN_PATHS[screen], ...rail }] : []
  })
