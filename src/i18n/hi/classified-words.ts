import type { classifiedWords as english } from '#i18n/en/classified-words.ts'
import type { Words } from '#i18n/words.ts'
import { classifiedConditions } from './classified-conditions.ts'
import { formatDate } from './dates.ts'

export const classifiedWords: Words<typeof english> = {
  date: formatDate,
  onRequest: 'कीमत पूछें',
  negotiable: 'दाम पर बात हो सकती है',
  before: 'पहले:',
  justNow: 'अभी',
  hoursAgo: (count) => `${count} घंटे पहले`,
  daysAgo: (count) => `${count} दिन पहले`,
  conditions: classifiedConditions,
}
