import type { steps as english } from '#i18n/en/app/steps.ts'
import type { Words } from '#i18n/words.ts'

export const steps: Words<typeof english> = {
  here: 'आप यहाँ हैं',
}
