import type { MailTemplate } from '#server/mail/template.ts'

export const confirmNewsletter: MailTemplate<{ url: string }> = {
  name: 'confirm-newsletter',
  write: ({ url }, { siteName }) => ({
    subject: `Please confirm: news from ${siteName}`,
    hindi: 'कृपया पुष्टि करें',
    paragraphs: [
      `Somebody, hopefully you, asked to get news from ${siteName} at this address.`,
      'It begins when you confirm; the link works for a week.',
    ],
    button: { text: 'Confirm', href: url },
    after: ['If it was not you, ignore this mail: nothing more will come.'],
  }),
}
