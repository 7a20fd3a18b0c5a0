import type { admin as english } from '#i18n/en/app/admin.ts'
import type { Words } from '#i18n/words.ts'

/** A screen; beside a Hindi heading no companion stands. */
const screen = (title: string, short = title) => ({ title, hindi: '', short })

export const admin: Words<typeof english> = {
  groups: { work: 'एडमिन', publishing: 'लेख और सूची', site: 'साइट' },
  screens: {
    adminBusinesses: screen('दुकानें और जगहें', 'दुकानें'),
    adminDuplicates: screen('दो बार लिखे'),
    adminImport: screen('सूची डालें और निकालें', 'सूची डालें'),
    adminReviews: screen('लोगों के रिव्यू', 'रिव्यू'),
    adminContent: screen('कौन-सा लेख साइट पर है', 'साइट पर लेख'),
    adminBlogs: screen('ब्लॉग के लेख', 'ब्लॉग'),
    adminNewBlog: screen('नया लेख'),
    adminEditBlog: screen('लेख बदलें'),
    adminUsers: screen('यूज़र'),
    adminAudit: screen('किसने क्या किया'),
    adminBackups: screen('बैकअप'),
    adminUser: screen('यूज़र'),
    adminContacts: screen('लोगों के मैसेज', 'मैसेज'),
    adminReports: screen('शिकायतें'),
    adminSettings: screen('साइट की सेटिंग', 'सेटिंग'),
    adminMails: screen('ईमेल'),
    adminHome: screen('डैशबोर्ड'),
    adminReview: screen('जाँच की कतार', 'जाँच'),
    adminClassified: screen('खरीदें-बेचें के विज्ञापन', 'विज्ञापन'),
    adminAd: screen('विज्ञापन'),
    adminAdCategories: screen('विज्ञापनों की कैटेगरी', 'विज्ञापन की कैटेगरी'),
    adminPayments: screen('पैसे'),
    adminAds: screen('प्रचार'),
    adminCategories: screen('कैटेगरी'),
    adminServiceFields: screen('कैटेगरी के सवाल', 'सवाल'),
    adminFeatures: screen('सुविधाएँ'),
    adminSpellings: screen('हिंदी और अंग्रेज़ी नाम', 'नाम'),
    adminLocations: screen('शहर और प्रखंड', 'शहर'),
  },
  elsewhere: 'और',
  foldRail: 'मेनू छोटा करें',
  unfoldRail: 'मेनू बड़ा करें',
  account: 'मेरा खाता',
  toSite: 'साइट देखें',
  returnHome: 'होम पर जाएँ',
  proof: { needed: 'यह देखने के लिए पक्का करें कि आप ही हैं।', ask: 'पक्का करें' },
  waiting: (count) => `${count} बाकी`,
}
