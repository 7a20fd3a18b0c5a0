import type { MailTemplate } from '#server/mail/template.ts'

/** Tells an owner that the team changed the listing, and where to see what. */
export const listingEdited: MailTemplate<{ name: string | null; url: string }> = {
  name: 'listing-edited',
  write: ({ name, url }, { siteName, contactEmail }) => ({
    subject: `${name ?? 'Your business'}: our team changed your listing on ${siteName}`,
    hindi: 'हमारी टीम ने आपके प्रतिष्ठान की जानकारी बदली है',
    paragraphs: [
      `Our team has changed something of your listing${name ? ` “${name}”` : ''}. What it was ` +
        'and what it is now stands in its history.',
      'If this is wrong, change it back, or write to us' +
        `${contactEmail ? `: ${contactEmail}` : ''}.`,
    ],
    button: { text: 'See what changed', href: url },
  }),
}
