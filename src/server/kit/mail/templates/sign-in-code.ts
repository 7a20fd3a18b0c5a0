import { SAMPLE_CODE } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = { code: string; url: string; isBesideNumber: boolean }

/**
 * The code that lets a new device sign in while somebody guesses the account's password; or that is
 * asked for beside the code to a number that was silent for long.
 */
export const signInCode: MailTemplate<Values> = {
  name: 'sign-in-code',
  sample: (url) => ({ code: SAMPLE_CODE, url, isBesideNumber: false }),
  en: ({ code, url, isBesideNumber }, { siteName }) => ({
    subject: `${code} is your login code for ${siteName}`,
    hindi: 'लॉग इन करने का कोड',
    paragraphs: [
      `Your login code for ${siteName}: ${code}`,
      'Enter it on the page where you are logging in. It works once, for 10 minutes.',
      isBesideNumber
        ? 'You log in with a mobile number that was not used here for 90 days. Numbers change ' +
          'hands, so this code is needed as well.'
        : 'Someone is trying to guess your password. Until that stops, new devices need this ' +
          'code. Devices where you have logged in before work as usual.',
    ],
    button: { text: 'Set a new password', href: url },
    after: [
      isBesideNumber
        ? 'If you are not logging in right now, someone else has your number. Don’t share this ' +
          'code, and change the number in your profile.'
        : 'If you are not logging in right now, someone knows your password. Set a new one ' +
          'and don’t share this code.',
    ],
  }),
  hi: ({ code, url, isBesideNumber }, { siteName }) => ({
    subject: `${siteName} पर लॉग इन करने का कोड: ${code}`,
    paragraphs: [
      `${siteName} पर लॉग इन करने का कोड: ${code}`,
      'इसे उसी पेज पर लिखें जहाँ आपने लॉग इन किया। यह एक बार, 10 मिनट तक काम करता है।',
      isBesideNumber
        ? 'आप ऐसे मोबाइल नंबर से लॉग इन कर रहे हैं जिससे यहाँ 90 दिन से लॉग इन नहीं हुआ। नंबर किसी और को ' +
          'मिल जाते हैं, इसलिए यह कोड भी लगेगा।'
        : 'कोई आपके खाते पर अलग-अलग पासवर्ड लगाकर देख रहा है। जब तक यह चलता है, नए फ़ोन या कंप्यूटर पर ' +
          'यह कोड लगेगा। जहाँ आपने पहले लॉग इन किया है, वहाँ सब पहले जैसा है।',
    ],
    button: { text: 'नया पासवर्ड बनाएँ', href: url },
    after: [
      isBesideNumber
        ? 'अगर आप अभी लॉग इन नहीं कर रहे हैं, तो आपका नंबर किसी और के पास है। यह कोड किसी को न बताएँ, और ' +
          'प्रोफ़ाइल में नंबर बदलें।'
        : 'अगर आप अभी लॉग इन नहीं कर रहे हैं, तो किसी को आपका पासवर्ड पता है: नया पासवर्ड बनाएँ और यह ' +
          'कोड किसी को न बताएँ।',
    ],
  }),
}
