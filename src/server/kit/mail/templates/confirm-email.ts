import type { MailTemplate } from '#server/kit/mail/template.ts'

/**
 * To an address nobody has confirmed yet: it repeats nothing that was typed, so that nobody can
 * have us mail their words.
 */
export const confirmEmail: MailTemplate<{ url: string }> = {
  name: 'confirm-email',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Confirm your email address for ${siteName}`,
    hindi: 'अपना ईमेल पता पक्का करें',
    paragraphs: [
      `An account was created on ${siteName} with this email address. Please confirm ` +
        'that it is yours.',
      'The link works once, for 48 hours.',
    ],
    button: { text: 'Confirm email address', href: url },
    after: [
      'If you did not create an account, ignore this email. The address stays ' + 'unconfirmed.',
    ],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} के लिए अपना ईमेल पता पक्का करें`,
    paragraphs: [
      `इस ईमेल पते से ${siteName} पर एक खाता बनाया गया है। पक्का करें कि यह पता आपका है।`,
      'लिंक 48 घंटे के भीतर, एक ही बार काम करता है।',
    ],
    button: { text: 'ईमेल पता पक्का करें', href: url },
    after: [
      'अगर आपने खाता नहीं बनाया, तो इस मेल पर ध्यान न दें। पक्का किए बिना कोई यह नहीं दिखा सकता ' +
        'कि यह पता उसका है।',
    ],
  }),
}
