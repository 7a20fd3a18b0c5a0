import type { MailTemplate } from '#server/mail/template.ts'

/** Tells an advertiser that a campaign, or a change of it, was not accepted, and why. */
export const campaignRejected: MailTemplate<{ title: string; reason: string; url: string }> = {
  name: 'campaign-rejected',
  write: ({ title, reason, url }, { siteName }) => ({
    subject: `Your campaign “${title}” was not accepted on ${siteName}`,
    hindi: 'आपका प्रचार स्वीकार नहीं किया गया',
    paragraphs: [`We have looked at your campaign “${title}” and could not accept it. We write:`],
    quote: reason,
    button: { text: 'Change it and send it again', href: url },
    after: ['If you think that this is a mistake, please tell us.'],
  }),
}
