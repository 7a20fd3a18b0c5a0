import type { amount as english } from '#i18n/en/amount.ts'
import type { Words } from '#i18n/words.ts'

export const amount: Words<typeof english> = {
  ask: (rupees) => `क्या यह ${rupees} है?`,
  yes: 'हाँ',
  unanswered: 'सही हो तो “हाँ” दबाएँ, या रकम अंकों में लिखें',
  wrong: '₹2 करोड़ तक की रकम लिखें, जैसे 12,500',
}
