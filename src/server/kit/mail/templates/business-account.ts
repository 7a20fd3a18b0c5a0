import type { MailTemplate } from '#server/kit/mail/template.ts'

/** Tells somebody that the account may list businesses from now on. */
export const businessAccountGranted: MailTemplate<{ url: string }> = {
  name: 'business-account',
  sample: (url) => ({ url }),
  en: ({ url }, { siteName }) => ({
    subject: `Your ${siteName} account is now a business account`,
    hindi: 'आपका खाता अब मालिक वाला खाता है',
    paragraphs: [
      `You can now add your business to ${siteName}. We review each listing before it ` +
        'goes live.',
      'If you did not request this, please change your password and contact us.',
    ],
    button: { text: 'Go to your dashboard', href: url },
  }),
  hi: ({ url }, { siteName }) => ({
    subject: `${siteName} पर आपका खाता अब मालिक वाला खाता है`,
    paragraphs: [
      `अब आप अपना कारोबार ${siteName} पर जोड़ सकते हैं। दिखाने से पहले हम हर कारोबार को देखते हैं।`,
      'अगर यह आपने नहीं चाहा था, तो अपना पासवर्ड बदलें और हमें बताएँ।',
    ],
    button: { text: 'अपने डैशबोर्ड पर जाएँ', href: url },
  }),
}
