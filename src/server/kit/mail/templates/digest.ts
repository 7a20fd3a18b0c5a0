import { SAMPLE_PERSON, SAMPLE_TITLE, SAMPLE_WORDS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

type Values = {
  items: readonly { subject: string; text: string; url: string | null }[]
  /** How many more there are than are listed. */
  more: number
  url: string
}

/** The daily digest. */
export const digest: MailTemplate<Values> = {
  name: 'digest',
  sample: (url) => ({
    items: [
      { subject: `${SAMPLE_PERSON}: a question`, text: SAMPLE_WORDS, url },
      { subject: `Your ad “${SAMPLE_TITLE}” is live`, text: SAMPLE_WORDS, url },
    ],
    more: 1,
    url,
  }),
  en: ({ items, more, url }, { siteName }) => ({
    subject:
      items.length + more === 1
        ? `${siteName}: ${items[0]?.subject ?? ''}`
        : `${siteName}: ${items.length + more} updates since yesterday`,
    hindi: 'आज की जानकारी',
    paragraphs: items.map(({ subject, text, url: to }) =>
      [subject, text, to].filter(Boolean).join('\n'),
    ),
    button: { text: 'Open your account', href: url },
    after: [
      ...(more > 0 ? [`And ${more} more.`] : []),
      'You chose one email a day. Change this in your profile under Preferences.',
    ],
  }),
  hi: ({ items, more, url }, { siteName }) => ({
    subject:
      items.length + more === 1
        ? `${siteName}: ${items[0]?.subject ?? ''}`
        : `${siteName}: कल से अब तक की ${items.length + more} बातें`,
    paragraphs: items.map(({ subject, text, url: to }) =>
      [subject, text, to].filter(Boolean).join('\n'),
    ),
    button: { text: 'अपना खाता खोलें', href: url },
    after: [
      ...(more > 0 ? [`और ${more} बातें।`] : []),
      'आपने दिन में एक मेल चुना है। इसे आप “सूचनाएँ” में बदल सकते हैं।',
    ],
  }),
}
