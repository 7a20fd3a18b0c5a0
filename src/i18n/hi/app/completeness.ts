import type { completeness as english } from '#i18n/en/app/completeness.ts'
import { counted } from '#i18n/hi/plural.ts'
import type { Words } from '#i18n/words.ts'

export const completeness: Words<typeof english> = {
  percent: (percent) => `${percent}%`,
  complete: 'पूरा',
  nothingMissing: 'कुछ बाकी नहीं है',
  missing: (fields, others) =>
    `बाकी है: ${fields.join(', ')}${others > 0 ? ` और ${counted(others, 'बात', 'बातें')}` : ''}`,
  fields: {
    name: 'नाम',
    categoryId: 'कैटेगरी',
    description: 'जानकारी',
    phone: 'फ़ोन',
    email: 'ईमेल',
    address: 'पता',
    locationId: 'शहर',
    businessHours: 'समय',
    images: '3 फ़ोटो',
    whatsappNumber: 'WhatsApp',
    latitude: 'मैप पर निशान',
    paymentMethods: 'पैसे कैसे दें',
    nameHi: 'हिंदी नाम',
    title: 'शीर्षक',
    price: 'कीमत',
    city: 'शहर',
    contactPhone: 'फ़ोन',
  },
}
