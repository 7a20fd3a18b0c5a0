import type { MailTemplate } from '#server/mail/template.ts'

/**
 * To an address nobody has confirmed yet: it repeats nothing that was typed, so that nobody can
 * have us mail their words.
 */
export const confirmRegistration: MailTemplate<{ code: string; url: string }> = {
  name: 'confirm-registration',
  write: ({ code, url }, { siteName }) => ({
    subject: `${code} is your code for ${siteName}`,
    hindi: 'आपका खाता बनाने का कोड',
    paragraphs: [
      `Your code for ${siteName}: ${code}`,
      'Type it on the page where you made the account. Or open the link below; on another ' +
        'device it asks for the password that you chose.',
      'Both work once, for 48 hours.',
    ],
    button: { text: 'Confirm email address', href: url },
    after: [
      'If you made no account, ignore this mail and give the code to nobody: without it there ' +
        'is no account with your address.',
    ],
  }),
}
