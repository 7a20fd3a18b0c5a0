import type { AdminScreen } from '#config/app-paths.ts'
import { LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'

/** The layout of the admin area. */
export const admin = {
  groups: { work: 'Admin Panel', publishing: 'Publishing', site: 'Site' },
  /** The heading, its Hindi, and a short form for the side rail and the bottom bar on phones. */
  screens: {
    adminBusinesses: { title: 'Business management', hindi: 'व्यवसाय', short: 'Businesses' },
    adminDuplicates: { title: 'Duplicates', hindi: 'दोहराव', short: 'Duplicates' },
    adminImport: {
      title: 'Import and export',
      hindi: 'आयात और निर्यात',
      short: 'Import and export',
    },
    adminReviews: { title: 'Review management', hindi: 'समीक्षाएँ', short: 'Reviews' },
    adminContent: { title: 'Content management', hindi: 'सामग्री', short: 'Content' },
    adminBlogs: { title: 'Blog management', hindi: 'लेख', short: 'Blog' },
    adminNewBlog: { title: 'New post', hindi: 'नया लेख', short: 'New post' },
    adminEditBlog: { title: 'Edit post', hindi: 'लेख बदलें', short: 'Edit post' },
    adminUsers: { title: 'User management', hindi: 'लोग', short: 'Users' },
    adminAudit: { title: 'Audit log', hindi: 'कार्रवाई का इतिहास', short: 'Audit log' },
    adminBackups: { title: 'Backups', hindi: 'बैकअप', short: 'Backups' },
    adminUser: { title: 'User', hindi: 'व्यक्ति', short: 'User' },
    adminContacts: { title: 'Contact messages', hindi: 'संदेश', short: 'Contact messages' },
    adminReports: { title: 'Complaints', hindi: 'शिकायतें', short: 'Complaints' },
    adminSettings: { title: 'Website settings', hindi: 'साइट की सेटिंग', short: 'Website settings' },
    adminMails: { title: 'Emails', hindi: 'ईमेल', short: 'Emails' },
    adminHome: { title: 'Dashboard', hindi: 'बाकी काम', short: 'Dashboard' },
    adminReview: { title: 'Review queue', hindi: 'जाँच', short: 'Queue' },
    adminClassified: { title: 'Classified moderation', hindi: 'विज्ञापन', short: 'Classified ads' },
    adminAd: { title: 'Classified ad', hindi: 'विज्ञापन', short: 'Ad' },
    adminAdCategories: {
      title: 'Classified categories',
      hindi: 'विज्ञापनों की श्रेणियाँ',
      short: 'Ad categories',
    },
    adminPayments: { title: 'Payments', hindi: 'पैसे', short: 'Payments' },
    adminAds: { title: 'Ad management', hindi: 'विज्ञापन प्रबंधन', short: 'Advertising' },
    adminCategories: { title: 'Category management', hindi: 'श्रेणियाँ', short: 'Categories' },
    adminServiceFields: {
      title: 'Service field management',
      hindi: 'श्रेणी के प्रश्न',
      short: 'Service fields',
    },
    adminFeatures: { title: 'Features and amenities', hindi: 'सुविधाएँ', short: 'Features' },
    adminSpellings: {
      title: `Names in ${language} and English`,
      hindi: 'दोनों भाषाओं में नाम',
      short: 'Names',
    },
    adminLocations: { title: 'Location management', hindi: 'जगहें', short: 'Locations' },
  } satisfies Record<AdminScreen, { title: string; hindi: string; short: string }>,
  elsewhere: 'More',
  foldRail: 'Collapse menu',
  unfoldRail: 'Expand menu',
  account: 'My account',
  toSite: 'View site',
  returnHome: 'Return to Home',
  /** In place of what is shown only to somebody who has lately confirmed who they are. */
  proof: { needed: 'Confirm it’s you to see this.', ask: 'Confirm it’s you' },
  waiting: (count: number) => `${count} pending`,
}
