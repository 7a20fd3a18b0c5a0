import { SAMPLE_LINK_PROBLEM } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'

/** What the weekly check of a campaign's website link found, for its advertiser or administrators. */
export type LinkProblem = {
  title: string
  targetUrl: string
  /** `stopped`: it is shown no more and waits for review; `silent`: no answer, it still runs. */
  why: 'stopped' | 'silent'
  detail: string
  url: string
}

/** Tells an advertiser that the website link of a campaign does not work, or is not allowed. */
export const campaignLinkProblem: MailTemplate<LinkProblem> = {
  name: 'campaign-target',
  sample: (url) => ({ ...SAMPLE_LINK_PROBLEM, url }),
  en: ({ title, targetUrl, why, detail, url }) => ({
    subject:
      why === 'stopped'
        ? `Your campaign “${title}” was stopped. Please check its link`
        : `The link in your campaign “${title}” does not work`,
    hindi: 'अपने प्रचार का वेबसाइट लिंक जाँचें',
    paragraphs: [
      why === 'stopped'
        ? `We check the links of all campaigns every week. The link of “${title}” has ` +
          'changed since we approved it, so the campaign was stopped. You will not be ' +
          'charged. Our team will review it again. You can correct the link until then.'
        : `We check the links of all campaigns every week. The link of “${title}” failed ` +
          'twice in a row. The campaign is still running, and you pay for clicks. Please ' +
          'check your website, or pause the campaign until it works again.',
    ],
    facts: [
      { label: 'Website link', value: targetUrl },
      { label: 'What we found', value: detail },
    ],
    button: { text: 'View campaigns', href: url },
    after: [],
  }),
  hi: ({ title, targetUrl, why, detail, url }) => ({
    subject:
      why === 'stopped'
        ? `आपका प्रचार “${title}” रोका गया: उसका लिंक जाँचें`
        : `आपके प्रचार “${title}” का लिंक काम नहीं कर रहा`,
    paragraphs: [
      why === 'stopped'
        ? `हम हर हफ़्ते सभी प्रचारों के लिंक जाँचते हैं। “${title}” का लिंक अब वैसा नहीं है जैसा हमने ` +
          'मंज़ूर किया था, इसलिए प्रचार रोक दिया गया है। अब कोई पैसा नहीं लगेगा। हमारी टीम इसे फिर ' +
          'से देखेगी। तब तक आप लिंक ठीक कर सकते हैं।'
        : `हम हर हफ़्ते सभी प्रचारों के लिंक जाँचते हैं। “${title}” का लिंक लगातार दो बार नहीं खुला। ` +
          'प्रचार चल रहा है और क्लिक के पैसे लग रहे हैं। अपनी वेबसाइट जाँचें, या उसके ठीक होने तक ' +
          'प्रचार रोक दें।',
    ],
    facts: [
      { label: 'वेबसाइट लिंक', value: targetUrl },
      { label: 'हमने क्या पाया', value: detail },
    ],
    button: { text: 'अपने प्रचार देखें', href: url },
    after: [],
  }),
}
