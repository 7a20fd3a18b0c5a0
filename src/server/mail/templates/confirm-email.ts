import type { MailTemplate } from '#server/mail/template.ts'

/**
 * To an address nobody has confirmed yet: it repeats nothing that was typed, so that nobody can
 * have us mail their words.
 */
export const confirmEmail: MailTemplate<{ url: string }> = {
  name: 'confirm-email',
  write: ({ url }, { siteName }) => ({
    subject: `Confirm your email address for ${siteName}`,
    hindi: 'अपने ईमेल पते की पुष्टि करें',
    paragraphs: [
      `An account was made on ${siteName} with this email address. Please confirm that the ` +
        'address is yours.',
      'The link works once, for 48 hours.',
    ],
    button: { text: 'Confirm email address', href: url },
    after: [
      'If you made no account, ignore this mail. Without the confirmation nobody can show ' +
        'that the address is theirs.',
    ],
  }),
}
