import type { keptReads as english } from '#i18n/en/app/kept-reads.ts'
import type { Words } from '#i18n/words.ts'

export const keptReads: Words<typeof english> = { asOf: (time) => `यह ${time} तक की जानकारी है।` }
