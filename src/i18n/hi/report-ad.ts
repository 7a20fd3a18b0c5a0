import type { adReport as english } from '#i18n/en/report-ad.ts'
import type { Words } from '#i18n/words.ts'

export const adReport: Words<typeof english> = {
  title: 'विज्ञापन की शिकायत करें',
  hint: 'हमारी टीम देखेगी। बेचने वाले को पता नहीं चलेगा कि शिकायत किसने की।',
  reasons: {
    fraud: 'धोखा या ठगी',
    prohibited: 'ऐसा सामान जो मना है',
    duplicate: 'वही विज्ञापन दो बार',
    wrong: 'गलत या भरमाने वाला',
    offensive: 'गंदी या अपमान करने वाली बात',
    other: 'कुछ और',
  },
  sent: 'धन्यवाद। हम यह विज्ञापन देखेंगे।',
}
