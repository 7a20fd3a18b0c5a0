import type { businessReport as english } from '#i18n/en/report-business.ts'
import type { Words } from '#i18n/words.ts'

export const businessReport: Words<typeof english> = {
  title: 'गलती बताएँ',
  hint: 'बताएँ कि क्या गलत है और सही क्या है। हमारी टीम देखेगी।',
  reasons: {
    wrong: 'नाम, पता, नंबर या समय गलत है',
    duplicate: 'एक ही जगह दो बार लिखी है',
    fraud: 'धोखा या ठगी',
    offensive: 'गंदी या अपमान करने वाली बात',
    other: 'हमेशा के लिए बंद, या कुछ और',
  },
  sent: 'धन्यवाद। हम यह पेज देखेंगे।',
}
