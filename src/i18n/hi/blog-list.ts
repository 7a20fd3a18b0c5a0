import type { blogList as english } from '#i18n/en/blog-list.ts'
import type { Words } from '#i18n/words.ts'

export const blogList: Words<typeof english> = {
  search: 'लेख खोजें',
  searchPlaceholder: 'शीर्षक, शब्द या टैग',
  searchButton: 'खोजें',
  category: 'विषय',
  allCategories: 'सभी विषय',
  found: (count) => `${count} लेख`,
  foundFor: (count, search) => `“${search}”: ${count} लेख`,
  clear: 'सभी लेख देखें',
  minutes: (minutes) => `${minutes} मिनट का लेख`,
  minutesIn: {
    en: (minutes) => `${minutes} मिनट का लेख, अंग्रेज़ी में`,
    local: (minutes) => `${minutes} मिनट का लेख, हिंदी में`,
  },
  errorTitle: 'लेख नहीं खुल पाए',
  error: 'लेख नहीं खुल पाए',
  retry: 'फिर कोशिश करें',
  emptyTitle: 'कोई लेख नहीं मिला',
  emptyText: 'दूसरा शब्द लिखें या सभी लेख देखें।',
  emptyBlog: 'अभी कोई लेख नहीं।',
  loading: 'लेख खुल रहे हैं',
  by: 'लेखक:',
  notFound: 'यह लेख नहीं मिला',
  notFoundText: 'यह लेख नहीं मिला',
  failed: 'लेख नहीं खुल पाया',
  backToBlog: 'ब्लॉग पर वापस',
  browseAll: 'सभी लेख देखें',
}
