import type { MailTemplate } from '#server/mail/template.ts'

/** Somebody registers with the address of an account: only its mailbox learns that there is one. */
export const alreadyRegistered: MailTemplate<{ loginUrl: string; forgotUrl: string }> = {
  name: 'already-registered',
  write: ({ loginUrl, forgotUrl }, { siteName }) => ({
    subject: `You have an account on ${siteName} already`,
    hindi: 'आपका खाता पहले से है',
    paragraphs: [
      `Somebody, hopefully you, wanted to make an account on ${siteName} with this email ` +
        'address. There is one already, so nothing was changed.',
      `If you do not remember the password, set a new one: ${forgotUrl}`,
    ],
    button: { text: 'Login', href: loginUrl },
    after: ['If it was not you, ignore this mail: your account is as it was.'],
  }),
}
