import type { listStates as english } from '#i18n/en/list-states.ts'
import type { Words } from '#i18n/words.ts'

export const listStates: Words<typeof english> = {
  noBusinesses: 'कोई जगह नहीं मिली',
  browseAll: 'सभी जगहें देखें',
  loading: 'खुल रहा है',
  loadFailed: 'सूची नहीं खुल पाई',
  retry: 'फिर कोशिश करें',
  browseMeanwhile: 'तब तक ये पेज देखें:',
  close: 'बंद करें',
}
