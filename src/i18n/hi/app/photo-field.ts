import type { photoField as english } from '#i18n/en/app/photo-field.ts'
import type { Words } from '#i18n/words.ts'

export const photoField: Words<typeof english> = {
  add: 'फ़ोटो जोड़ें',
  addMore: 'और फ़ोटो जोड़ें',
  choose: 'फ़ोटो चुनें',
  room: (count, most) => (count ? `${most} में से ${count}` : `${most} तक`),
  letGo: 'फ़ोटो यहाँ छोड़ें',
  letGoOne: 'फ़ोटो यहाँ छोड़ें',
  tooMany: (most) => `ज़्यादा से ज़्यादा ${most} फ़ोटो जोड़ सकते हैं। बाकी नहीं जुड़ीं`,
  waiting: 'अपलोड होना बाकी',
  sending: (percent) => `अपलोड हो रही है ${percent}%`,
  progress: (name) => `${name}: कितनी अपलोड हुई`,
  again: 'फिर कोशिश करें',
  alt: 'फ़ोटो में क्या है',
  altHint: 'जैसे: सड़क से दुकान',
  grip: (name) => `${name}: पकड़कर खिसकाएँ, या कीबोर्ड के तीर दबाएँ`,
  earlier: (name) => `पहले करें: ${name}`,
  later: (name) => `बाद में करें: ${name}`,
  moved: (name, place, all) => `${name}: अब नंबर ${place}, कुल ${all}`,
  stop: (name) => `अपलोड रोकें: ${name}`,
  remove: (name) => `हटाएँ: ${name}`,
  removeOne: 'हटाएँ',
}
