import type { MailTemplate } from '#server/mail/template.ts'

type Values = { name: string; campaign: string; reason: string; isChange: boolean; url: string }

/** Tells an advertiser that a creative, or a change of it, was not accepted, and why. */
export const creativeRejected: MailTemplate<Values> = {
  name: 'creative-rejected',
  write: ({ name, campaign, reason, isChange, url }, { siteName }) => ({
    subject: `Your advertisement “${name}” was not accepted on ${siteName}`,
    hindi: 'आपका विज्ञापन स्वीकार नहीं किया गया',
    paragraphs: [
      isChange
        ? `We have looked at the change of your advertisement “${name}” of the campaign ` +
          `“${campaign}” and could not accept it. The advertisement is shown as before. We write:`
        : `We have looked at your advertisement “${name}” of the campaign “${campaign}” and ` +
          'could not accept it. We write:',
    ],
    quote: reason,
    button: { text: 'Change it and send it again', href: url },
    after: ['If you think that this is a mistake, please tell us.'],
  }),
}
