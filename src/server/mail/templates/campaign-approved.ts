import type { MailTemplate } from '#server/mail/template.ts'

/** Tells an advertiser that a campaign may run. */
export const campaignApproved: MailTemplate<{ title: string; url: string }> = {
  name: 'campaign-approved',
  write: ({ title, url }, { siteName }) => ({
    subject: `Your campaign “${title}” may run on ${siteName}`,
    hindi: 'आपका प्रचार स्वीकार किया गया',
    paragraphs: [
      `We have looked at your campaign “${title}” and approved it.`,
      'It is shown as soon as one of its creatives is approved and its days have begun. You pay ' +
        'only for clicks that count.',
    ],
    button: { text: 'See your campaigns', href: url },
    after: [],
  }),
}
