import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import type { ClaimProofMethod } from '#shared/rules/claims.ts'

type Values = { name: string; proof: ClaimProofMethod; url: string }

const PROOFS: Record<MailLanguage, Record<ClaimProofMethod, string>> = {
  en: {
    code: 'Entered the code emailed to the listing’s address',
    message: 'Entered the code sent to the listing’s number',
    call: 'Requested a call to the listing’s number',
    document: 'Uploaded a photo of a document',
  },
  hi: {
    code: 'कारोबार के पते पर भेजा गया कोड लिखा गया',
    message: 'कारोबार के नंबर पर भेजा गया कोड लिखा गया',
    call: 'कारोबार के नंबर पर फ़ोन करने को कहा गया है',
    document: 'कागज़ की फ़ोटो भेजी गई',
  },
}

/** Tells those who keep the website that somebody claims a listing and a decision is due. */
export const claimPending: MailTemplate<Values> = {
  name: 'claim-waits',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url, proof: 'call' }),
  en: ({ name, proof, url }, { siteName }) => ({
    subject: `Claim to review: ${name.slice(0, 120)}`,
    hindi: 'एक दावे पर फ़ैसला करना है',
    paragraphs: [`Someone is claiming “${name.slice(0, 300)}” on ${siteName} as their business.`],
    facts: [{ label: 'Proof', value: PROOFS.en[proof] }],
    button: { text: 'View listing', href: url },
    after: ['The listing is transferred only after our team approves.'],
  }),
  hi: ({ name, proof, url }, { siteName }) => ({
    subject: `दावे पर फ़ैसला करना है: ${name.slice(0, 120)}`,
    paragraphs: [`किसी का कहना है कि ${siteName} पर “${name.slice(0, 300)}” उनका कारोबार है।`],
    facts: [{ label: 'प्रमाण', value: PROOFS.hi[proof] }],
    button: { text: 'कारोबार देखें', href: url },
    after: ['जब तक टीम का कोई सदस्य फ़ैसला नहीं करता, कुछ नहीं सौंपा जाता।'],
  }),
}
