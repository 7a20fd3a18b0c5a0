import type { MailTemplate } from '#server/mail/template.ts'

/** To an address nobody has confirmed yet: it repeats nothing that was typed. */
export const confirmNewEmail: MailTemplate<{ url: string }> = {
  name: 'confirm-new-email',
  write: ({ url }, { siteName }) => ({
    subject: `Confirm your new email address for ${siteName}`,
    hindi: 'अपने नए ईमेल पते की पुष्टि करें',
    paragraphs: [
      `Somebody, hopefully you, wants to use this email address for an account on ${siteName}.`,
      'The link works once, for 48 hours, where that account is signed in.',
    ],
    button: { text: 'Use this email address', href: url },
    after: ['If it was not you, ignore this mail: nothing changes.'],
  }),
}
