import type { MailTemplate } from '#server/mail/template.ts'

export const resetPassword: MailTemplate<{ url: string }> = {
  name: 'reset-password',
  write: ({ url }, { siteName }) => ({
    subject: `Set a new password for ${siteName}`,
    hindi: 'नया पासवर्ड चुनें',
    paragraphs: [
      `Somebody, hopefully you, asked to set a new password for the ${siteName} account with ` +
        'this email address.',
      'The link works once, for one hour.',
    ],
    button: { text: 'Set a new password', href: url },
    after: ['If it was not you, ignore this mail: your password stays as it is.'],
  }),
}
