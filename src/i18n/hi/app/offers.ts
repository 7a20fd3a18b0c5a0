import type { offers as english } from '#i18n/en/app/offers.ts'
import type { Words } from '#i18n/words.ts'

export const offers: Words<typeof english> = {
  accept: 'दाम मानें',
  acceptOf: (name, amount) => `दाम मानें: ${amount}, ${name} से`,
  decline: 'न मानें',
  declineOf: (name, amount) => `न मानें: ${amount}, ${name} से`,
  answering: 'सेव हो रहा है...',
  states: { accepted: 'दाम माना', declined: 'दाम नहीं माना' },
  open: 'जवाब बाकी',
  said: {
    accepted: (name) => `दाम मान लिया। ${name} को बता दिया। बिक जाए तो “बिक गया” दबाएँ।`,
    declined: (name) => `दाम नहीं माना। ${name} को बता दिया।`,
  },
  failed: 'काम नहीं हो पाया। फिर कोशिश करें।',
  answer: 'जवाब दें',
  money: 'सँभलकर: पैसे पाने के लिए OTP या PIN बताना, QR स्कैन करना या पहले पैसे देना कभी नहीं पड़ता।',
  moneyHi: '',
}
