import type {
  grievanceReasons as englishReasons,
  outcomes as englishOutcomes,
} from '#i18n/en/grievance-terms.ts'
import type { Words } from '#i18n/words.ts'

export const grievanceReasons: Words<typeof englishReasons> = {
  offensive: 'गंदी या अपमान करने वाली बात',
  fraud: 'धोखा, ठगी या किसी और के नाम से',
  intimate: 'किसी की निजी या नकली अश्लील तस्वीर',
  privacy: 'किसी की निजी जानकारी दिख रही है',
  rights: 'मेरा काम या नाम बिना पूछे लगाया है',
  prohibited: 'ऐसा सामान जो मना है',
  wrong: 'गलत या भरमाने वाली बात',
  duplicate: 'दो बार लिखा है',
  other: 'कुछ और',
}

export const outcomes: Words<typeof englishOutcomes> = {
  removed: 'हटाया गया',
  corrected: 'ठीक किया गया',
  kept: 'रहने दिया',
  other: 'बंद की गई',
}
