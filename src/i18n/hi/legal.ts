import type { legal as english } from '#i18n/en/legal.ts'
import type { Words } from '#i18n/words.ts'

export const legal: Words<typeof english> = {
  updated: (date) => `आखिरी बदलाव: ${date}`,
  contents: 'इस पेज पर',
  inEnglish: 'पूरा लेख अभी अंग्रेज़ी में है। मान्य वही है।',
  officer: 'शिकायत अधिकारी',
  officerText: (site) => `अपनी जानकारी के बारे में, या ${site} पर छपी किसी बात के लिए:`,
  operator: 'चलाने वाले',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  address: 'पता',
  site: 'वेबसाइट',
  complain: 'शिकायत का फ़ॉर्म और हर महीने की गिनती',
  notNamed: 'साइट चलाने वालों ने अभी शिकायत के लिए संपर्क नहीं लिखा है।',
}
