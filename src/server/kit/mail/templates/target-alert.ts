import { SAMPLE_LINK_PROBLEM } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { LinkProblem } from './campaign-target.ts'

/** Tells administrators what the weekly check of a campaign's website link found. */
export const campaignLinkAlert: MailTemplate<LinkProblem> = {
  name: 'target-alert',
  sample: (url) => ({ ...SAMPLE_LINK_PROBLEM, url }),
  en: ({ title, targetUrl, why, detail, url }) => ({
    subject:
      why === 'stopped'
        ? `Campaign stopped, please review: ${title.slice(0, 120)}`
        : `A campaign’s link does not work: ${title.slice(0, 120)}`,
    hindi: 'एक प्रचार का वेबसाइट लिंक',
    paragraphs: [
      why === 'stopped'
        ? 'The weekly check found that the campaign’s website link is no longer allowed. The ' +
          'campaign is stopped and needs review. The advertiser has been notified.'
        : 'The weekly check could not open the campaign’s website link twice in a row. The ' +
          'campaign is still running. The advertiser has been notified.',
    ],
    facts: [
      { label: 'Campaign', value: title.slice(0, 300) },
      { label: 'Website link', value: targetUrl },
      { label: 'What was found', value: detail },
    ],
    button: { text: 'View campaign', href: url },
  }),
  hi: ({ title, targetUrl, why, detail, url }) => ({
    subject:
      why === 'stopped'
        ? `प्रचार रोका गया, जाँचें: ${title.slice(0, 120)}`
        : `एक प्रचार का लिंक काम नहीं कर रहा: ${title.slice(0, 120)}`,
    paragraphs: [
      why === 'stopped'
        ? 'हफ़्ते की जाँच में पाया गया कि इसका वेबसाइट लिंक अब मान्य नहीं है। प्रचार नहीं दिखाया जा रहा ' +
          'और जाँच की प्रतीक्षा में है। विज्ञापन देने वाले को बता दिया गया है।'
        : 'हफ़्ते की जाँच में इसका वेबसाइट लिंक लगातार दो बार नहीं खुला। प्रचार चल रहा है। विज्ञापन देने ' +
          'वाले को बता दिया गया है।',
    ],
    facts: [
      { label: 'प्रचार', value: title.slice(0, 300) },
      { label: 'वेबसाइट लिंक', value: targetUrl },
      { label: 'क्या मिला', value: detail },
    ],
    button: { text: 'प्रचार देखें', href: url },
  }),
}
