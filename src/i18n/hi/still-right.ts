import type { stillRight as english } from '#i18n/en/still-right.ts'
import type { Words } from '#i18n/words.ts'

export const stillRight: Words<typeof english> = {
  title: 'क्या जानकारी अब भी सही है?',
  hindi: '',
  text:
    'ईमेल में जिस दुकान का नाम है, उसका फ़ोन, पता और खुलने का समय सही हो तो नीचे पक्का करें। लॉग ' +
    'इन ज़रूरी नहीं।',
  button: 'हाँ, अब भी सही है',
  done: 'धन्यवाद! पेज पर दिखेगा कि जानकारी पक्की की गई है।',
  sending: 'भेज रहे हैं...',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  noLink: 'यह पेज हमारे ईमेल के लिंक से खोलें।',
  change: 'कुछ बदल गया है',
}
