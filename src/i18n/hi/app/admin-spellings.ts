import type { adminSpellings as english } from '#i18n/en/app/admin-spellings.ts'
import type { Words } from '#i18n/words.ts'

export const adminSpellings: Words<typeof english> = {
  intro: 'सही नाम चुनें। आपके चुनने के बाद ही यह लोगों को दिखेगा।',
  kinds: {
    category: 'कैटेगरी',
    location: 'शहर',
    feature: 'सुविधा',
    field: 'सवाल',
    adCategory: 'विज्ञापन की कैटेगरी',
    business: 'जगह',
  },
  suggested: 'सुझाए गए नाम',
  inHindi: 'नाम (हिंदी में)',
  inEnglish: 'नाम (अंग्रेज़ी में)',
  edit: 'बदलें',
  skip: 'छोड़ें',
  undo: 'वापस लाएँ',
  save: 'सेव करें',
  cancel: 'रहने दें',
  enter: 'नाम लिखें',
  progress: (kept, left) => `${kept} सेव हुए, ${left} बाकी`,
  saved: (spelling) => `सेव हो गया: ${spelling}`,
  skipped: (name) => `छोड़ दिया: ${name}`,
  undone: (name) => `वापस आ गया: ${name}`,
  failed: (name, reason) => `सेव नहीं हो पाया: ${name}। ${reason}`,
  done: 'सभी नाम हो गए',
  doneText: 'जिन नई जगहों का हिंदी या अंग्रेज़ी नाम नहीं है, वे यहाँ दिखेंगी।',
  skippedText: (count) => `आपने ${count} नाम छोड़े हैं।`,
  showSkipped: 'छोड़े हुए नाम दिखाएँ',
}
