import type { form as english } from '#i18n/en/app/form.ts'
import type { Words } from '#i18n/words.ts'

export const form: Words<typeof english> = {
  optional: '(ज़रूरी नहीं)',
  choose: 'चुनें...',
  contactsInText: 'इसमें लिखा फ़ोन नंबर, ईमेल या लिंक सबको दिखेगा। दिखाने से पहले हमारी टीम जाँचेगी।',
}
