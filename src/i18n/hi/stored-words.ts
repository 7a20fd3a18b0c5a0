import type * as english from '#i18n/en/stored-words.ts'
import type { PAYMENT_METHODS } from '#shared/rules/business.ts'

const PAYMENTS: Record<(typeof PAYMENT_METHODS)[number], string> = {
  Cash: 'नकद',
  'Credit Card': 'क्रेडिट कार्ड',
  'Debit Card': 'डेबिट कार्ड',
  UPI: 'UPI',
  'Net Banking': 'नेट बैंकिंग',
  'Digital Wallet': 'मोबाइल वॉलेट',
  Cheque: 'चेक',
  'Bank Transfer': 'बैंक ट्रांसफ़र',
  PayTM: 'Paytm',
  'Google Pay': 'Google Pay',
  PhonePe: 'PhonePe',
  BHIM: 'BHIM',
}

const LANGUAGES = {
  Hindi: 'हिंदी',
  English: 'अंग्रेज़ी',
  Urdu: 'उर्दू',
  Nagpuri: 'नागपुरी',
  Sadri: 'सादरी',
  Magahi: 'मगही',
  Bhojpuri: 'भोजपुरी',
  Maithili: 'मैथिली',
  Bengali: 'बांग्ला',
  Kurukh: 'कुड़ुख',
  Mundari: 'मुंडारी',
  Santali: 'संताली',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Gujarati: 'गुजराती',
  Marathi: 'मराठी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Sanskrit: 'संस्कृत',
}

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries({ ...PAYMENTS, ...LANGUAGES }))

/** What the table does not know is printed as it is stored. */
export const printStoredWord: typeof english.printStoredWord = (word) => WORDS.get(word) ?? word
