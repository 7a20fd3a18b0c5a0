import type { MailTemplate } from '#server/mail/template.ts'

type Values = { name: string; campaign: string; url: string }

/** Tells an advertiser that a creative may be shown. */
export const creativeApproved: MailTemplate<Values> = {
  name: 'creative-approved',
  write: ({ name, campaign, url }, { siteName }) => ({
    subject: `Your advertisement “${name}” may be shown on ${siteName}`,
    hindi: 'आपका विज्ञापन दिखाने के लिए स्वीकार किया गया',
    paragraphs: [
      `We have looked at your advertisement “${name}” and approved it.`,
      `It is shown while its campaign “${campaign}” runs.`,
    ],
    button: { text: 'See your campaigns', href: url },
    after: [],
  }),
}
