import type { MailTemplate } from '#server/kit/mail/template.ts'

/** To an address nobody has confirmed yet: it repeats nothing that was typed. */
export const confirmNewEmail: MailTemplate<{ url: string }> = {
  name: 'confirm-new-email',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Confirm your new email address for ${siteName}`,
    hindi: 'अपना नया ईमेल पता पक्का करें',
    paragraphs: [
      'Someone, hopefully you, wants to use this email address for an account on ' + `${siteName}.`,
      'The link works once, for 48 hours, on a device where you are logged in.',
    ],
    button: { text: 'Use this email address', href: url },
    after: ['If this wasn’t you, ignore this email. Nothing will change.'],
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} के लिए अपना नया ईमेल पता पक्का करें`,
    paragraphs: [
      `किसी ने, शायद आपने ही, ${siteName} के एक खाते में यह ईमेल पता रखना चाहा है।`,
      'लिंक 48 घंटे के भीतर, एक ही बार, और वहीं काम करता है जहाँ उस खाते में लॉग इन है।',
    ],
    button: { text: 'यही ईमेल पता रखें', href: url },
    after: ['अगर यह आप नहीं थे, तो इस मेल पर ध्यान न दें: कुछ नहीं बदलेगा।'],
  }),
}
