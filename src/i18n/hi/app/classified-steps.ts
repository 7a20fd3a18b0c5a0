import type { classifiedSteps as english } from '#i18n/en/app/classified-steps.ts'
import type { Words } from '#i18n/words.ts'

export const classifiedSteps: Words<typeof english> = {
  label: 'फ़ॉर्म के हिस्से',
  preview: 'लोगों को कैसा दिखेगा',
  previewEmpty: 'शीर्षक लिखें, विज्ञापन यहाँ दिखेगा।',
  done: 'हो गया',
  missing: (count) => `${count} बाकी`,
  wrong: (count) => `${count} ${count <= 1 ? 'गलती' : 'गलतियाँ'}`,
  optional: 'ज़रूरी नहीं',
}
