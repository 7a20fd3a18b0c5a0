import type { favourites as english } from '#i18n/en/favourites.ts'
import type { Words } from '#i18n/words.ts'
import { counted } from './plural.ts'

export const favourites: Words<typeof english> = {
  title: 'सेव की हुई जगहें',
  description: (site) => `${site} पर आपकी सेव की हुई जगहें।`,
  saved: (count) => counted(count, 'जगह सेव है', 'जगहें सेव हैं'),
  here: 'इस ब्राउज़र में सेव हैं।',
  loginFor: 'हर फ़ोन पर देखने के लिए लॉग इन करें',
  inAccount: 'आपके खाते में सेव हैं।',
  empty: 'अभी कुछ सेव नहीं है',
  emptyText: 'किसी जगह को सेव करने के लिए दिल दबाएँ।',
  noScript: 'सेव की हुई जगहें ब्राउज़र में रहती हैं। JavaScript चाहिए।',
  failed: 'पूरी जानकारी नहीं खुल पाई। आपकी सेव की हुई जगहें:',
  failedUnnamed: 'आपकी सेव की हुई जगहें नहीं खुल पाईं।',
  more: (count) => `${count} और देखें`,
  gone: (count) =>
    count <= 1 ? `सेव की हुई ${count} जगह अब यहाँ नहीं है।` : `सेव की हुई ${count} जगहें अब यहाँ नहीं हैं।`,
  removeGone: 'सूची से हटाएँ',
}
