import type { consent as english } from '#i18n/en/consent.ts'
import type { Words } from '#i18n/words.ts'

export const consent: Words<typeof english> = {
  question:
    'Google Analytics को इजाज़त दें? यह कुकी रखता है और लिखता है कि आपने कौन-से पेज खोले। साइट ' +
    'इसके बिना भी वैसी ही चलेगी।',
  yes: 'इजाज़त दें',
  no: 'न दें',
  change: 'Google Analytics की इजाज़त',
}
