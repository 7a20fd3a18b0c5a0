import type { ownClassified as english } from '#i18n/en/own-classified.ts'
import type { Words } from '#i18n/words.ts'

export const ownClassified: Words<typeof english> = {
  text: 'यह आपका अपना विज्ञापन है।',
  markSold: 'बिक गया',
  sure: 'हाँ, बिक गया',
  warning: '“बिक गया” करें? फिर कोई पूछताछ नहीं आएगी। “मेरे विज्ञापन” में वापस बदल सकते हैं।',
  done: '“बिक गया” लिख दिया। पेज एक मिनट में बदल जाएगा।',
  failed: '“बिक गया” नहीं हो पाया। फिर कोशिश करें।',
}
