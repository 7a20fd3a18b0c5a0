import type { MailTemplate } from '#server/mail/template.ts'

/** Tells a claimant that the listing is theirs now. */
export const claimApproved: MailTemplate<{ name: string; url: string }> = {
  name: 'claim-approved',
  write: ({ name, url }, { siteName }) => ({
    subject: `“${name}” is yours now on ${siteName}`,
    hindi: 'यह प्रतिष्ठान अब आपका है',
    paragraphs: [
      `We have looked at your claim: you look after “${name}” from now on.`,
      'You find it under “My Businesses”, where you can change its hours, photos and texts.',
    ],
    button: { text: 'See the listing', href: url },
  }),
}
