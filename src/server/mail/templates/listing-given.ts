import type { MailTemplate } from '#server/mail/template.ts'

/** Tells an account that the team gave it a listing to look after. */
export const listingGiven: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-given',
  write: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'A business'} is now in your account on ${siteName}`,
    hindi: 'यह प्रतिष्ठान अब आपके खाते में है',
    paragraphs: [
      `Our team has put ${name ? `“${name}”` : 'a business'} into your account. You can change ` +
        'its page, and messages about it reach you.',
      `If it is not yours, please write to us${contactEmail ? `: ${contactEmail}` : ''}.`,
    ],
    button: { text: 'See your businesses', href: url },
  }),
}
