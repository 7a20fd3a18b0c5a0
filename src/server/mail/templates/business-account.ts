import type { MailTemplate } from '#server/mail/template.ts'

/** Tells somebody that the account may list businesses from now on. */
export const businessAccount: MailTemplate<{ url: string }> = {
  name: 'business-account',
  write: ({ url }, { siteName }) => ({
    subject: `Your ${siteName} account is a business account now`,
    hindi: 'आपका खाता अब व्यवसाय खाता है',
    paragraphs: [
      `You can add your business to ${siteName} now. We look at each listing before it is shown.`,
      'If it was not you who asked for this, please change your password and tell us.',
    ],
    button: { text: 'Go to your dashboard', href: url },
  }),
}
