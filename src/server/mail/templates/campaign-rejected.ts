import type { MailTemplate } from '#server/mail/template.ts'

/** Tells an advertiser that a campaign, or a change of it, was not accepted, and why. */
export const campaignRejected: MailTemplate<{ title: string; reason: string; url: string }> = {
  name: 'campaign-rejected',
  en: ({ title, reason, url }, { siteName }) => ({
    subject: `Your campaign “${title}” was not accepted on ${siteName}`,
    hindi: 'आपका प्रचार स्वीकार नहीं किया गया',
    paragraphs: [`We have looked at your campaign “${title}” and could not accept it. We write:`],
    quote: reason,
    button: { text: 'Change it and send it again', href: url },
    after: ['If you think that this is a mistake, please tell us.'],
  }),
  hi: ({ title, reason, url }, { siteName }) => ({
    subject: `आपका प्रचार “${title}” ${siteName} पर स्वीकार नहीं किया गया`,
    paragraphs: [`हमने आपका प्रचार “${title}” देखा, पर उसे स्वीकार नहीं कर सके। कारण:`],
    quote: reason,
    button: { text: 'बदलकर फिर से भेजें', href: url },
    after: ['अगर आपको लगता है कि यह ग़लती है, तो कृपया हमें बताएँ।'],
  }),
}
