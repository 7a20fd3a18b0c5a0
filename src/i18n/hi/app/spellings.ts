import type { spellings as english } from '#i18n/en/app/spellings.ts'
import type { Words } from '#i18n/words.ts'

export const spellings: Words<typeof english> = { suggested: 'ऐसे लिख सकते हैं' }
