import type { MailTemplate } from '#server/kit/mail/template.ts'
import { MOBILE_UNDO_HOURS } from '#shared/rules/mobile.ts'

/** Tells the owner of an account that it logs in with another number, or with none any more. */
export const mobileChanged: MailTemplate<{ url: string; isUndone: boolean }> = {
  name: 'mobile-changed',
  sample: (url) => ({ url, isUndone: true }),
  en: ({ url, isUndone }, { siteName }) => ({
    subject: 'Your mobile number for logging in was changed',
    hindi: 'लॉग इन करने का मोबाइल नंबर बदला गया',
    paragraphs: [
      `The mobile number that logs in to your account on ${siteName} was added, changed or ` +
        'removed.',
      isUndone
        ? `Was that not you? Undo it within ${MOBILE_UNDO_HOURS} hours: the former number is ` +
          'back, and everybody is logged out.'
        : 'Was that not you? Remove the number and set a new password.',
    ],
    button: { text: isUndone ? 'Undo the change' : 'Open security settings', href: url },
  }),
  hi: ({ url, isUndone }, { siteName }) => ({
    subject: 'लॉग इन करने का मोबाइल नंबर बदला गया',
    paragraphs: [
      `${siteName} पर आपके खाते में लॉग इन करने का मोबाइल नंबर जोड़ा, बदला या हटाया गया है।`,
      isUndone
        ? `यह आपने नहीं किया? ${MOBILE_UNDO_HOURS} घंटे में इसे वापस लें: पहले वाला नंबर लौट आएगा और सब ` +
          'जगह से लॉग आउट हो जाएगा।'
        : 'यह आपने नहीं किया? नंबर हटाएँ और नया पासवर्ड बनाएँ।',
    ],
    button: { text: isUndone ? 'बदलाव वापस लें' : 'सुरक्षा सेटिंग खोलें', href: url },
  }),
}
