import type { MailTemplate } from '#server/mail/template.ts'

export const passwordChanged: MailTemplate<{ url: string }> = {
  name: 'password-changed',
  write: ({ url }, { siteName }) => ({
    subject: `Your password for ${siteName} was changed`,
    hindi: 'आपका पासवर्ड बदल दिया गया है',
    paragraphs: [
      `The password of your ${siteName} account was changed just now, and every device was ` +
        'signed out.',
      'If it was you, there is nothing to do.',
    ],
    button: { text: 'It was not me', href: url },
  }),
}
