import type { adminFeatures as english } from '#i18n/en/app/admin-features.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const adminFeatures: Words<typeof english> = {
  caption: 'सुविधाएँ',
  hint: 'सुविधा का नाम',
  add: 'सुविधा जोड़ें',
  editOf: (name) => `बदलें: ${name}`,
  allCategories: 'सभी कैटेगरी',
  chooseCategory: 'कैटेगरी चुनें',
  columns: { name: 'नाम', category: 'कैटेगरी', usage: 'कितनी जगहों पर', order: 'क्रम' },
  stats: { total: 'कुल सुविधाएँ', active: 'चालू सुविधाएँ', categories: 'कितनी कैटेगरी में' },
  businesses: (count) => counted(count, 'जगह', 'जगहें'),
  description: 'परिचय',
  icon: 'निशान',
  iconHint: 'एक इमोजी',
  orderOf: (category) => `सुविधाओं का क्रम: ${category}`,
  failed: {
    list: 'सुविधाएँ नहीं खुल पाईं',
    save: 'सुविधा सेव नहीं हो पाई',
    delete: 'सुविधा नहीं हट पाई',
    status: 'सुविधा चालू या बंद नहीं हो पाई',
  },
  deleteQuestion: 'यह सुविधा हटाएँ?',
  inUse: (count) =>
    `यह सुविधा ${counted(count, 'जगह', 'जगहों')} पर है। हटाने के बदले बंद कर दें, ताकि कोई चुन न सके।`,
}
