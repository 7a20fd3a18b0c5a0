import type { MailTemplate } from '#server/kit/mail/template.ts'
import { formatRupees } from '#shared/rules/money.ts'

/** Tells an advertiser that the balance comes to its end; `balance` and `week` in rupees. */
export const balanceLow: MailTemplate<{ balance: number; week: number; url: string }> = {
  name: 'balance-low',
  sample: (url) => ({ balance: 48.5, week: 640, url }),
  en: ({ balance, week, url }) => ({
    subject: `Your ad balance is almost used up: ${formatRupees(balance)} left`,
    hindi: 'आपका बैलेंस लगभग खत्म है',
    paragraphs: [
      `Your ad balance is ${formatRupees(balance)}. In the last 7 days your ads cost ` +
        `${formatRupees(week)}.`,
      'When it is used up, your ads are not shown. Add money to keep them running.',
    ],
    button: { text: 'View balance', href: url },
  }),
  hi: ({ balance, week, url }) => ({
    subject: `प्रचार का बैलेंस लगभग खत्म: ${formatRupees(balance)} बाकी`,
    paragraphs: [
      `आपका बैलेंस ${formatRupees(balance)} है। पिछले 7 दिन में विज्ञापनों के ${formatRupees(week)} लगे।`,
      'बैलेंस खत्म होने पर आपके विज्ञापन नहीं दिखेंगे। आगे चलाने के लिए पैसे जमा करें।',
    ],
    button: { text: 'बैलेंस देखें', href: url },
  }),
}
