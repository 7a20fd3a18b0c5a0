import type { suggestions as english } from '#i18n/en/suggestions.ts'
import type { Words } from '#i18n/words.ts'

export const suggestions: Words<typeof english> = {
  label: 'सुझाव',
  recent: 'हाल की खोज',
  kinds: { call: 'कॉल करें', category: 'कैटेगरी', location: 'शहर', business: '' },
  count: (count) => `${count} सुझाव। कीबोर्ड के तीर से चुनें`,
  recentCount: (count) => `हाल की ${count} खोज। Delete दबाकर एक हटाएँ`,
  none: 'कोई सुझाव नहीं',
  remove: 'हटाएँ',
  speak: { local: 'बोलकर खोजें', english: 'अंग्रेज़ी में बोलें' },
  listening: 'सुन रहे हैं...',
  notHeard: 'कुछ सुनाई नहीं दिया। फिर बोलें, या लिखें।',
  clearRecent: 'हाल की खोज मिटाएँ',
}
