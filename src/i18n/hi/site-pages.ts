import type { sitePages as english } from '#i18n/en/site-pages.ts'
import type { Words } from '#i18n/words.ts'
import { businesses } from './businesses.ts'
import { paging } from './paging.ts'
import { searchNotes } from './search-notes.ts'

export const sitePages: Words<typeof english> = {
  lang: 'hi',
  search: {
    ...paging,
    found: (count) => businesses.found(count),
    failed: 'अभी खोज नहीं हो पा रही। तब तक कैटेगरी या शहर से देखें।',
    notes: searchNotes,
  },
  maintenance: {
    title: (site) => `${site}: थोड़ी देर में लौटेंगे`,
    heading: (site) => `${site} पर काम चल रहा है`,
    text: 'थोड़ी देर बाद फिर आएँ।',
    until: 'हमसे संपर्क करें:',
    login: 'एडमिन यहाँ लॉग इन करें',
  },
  preparing: {
    title: 'साइट तैयार हो रही है',
    text: 'इसके पेज पहली बार बन रहे हैं। यह पेज कुछ सेकंड में अपने आप फिर खुलेगा।',
  },
  busy: {
    title: 'यह पेज अभी तैयार नहीं है',
    text: 'अभी बहुत लोग साइट देख रहे हैं। यह पेज कुछ सेकंड में अपने आप फिर खुलेगा।',
  },
}
