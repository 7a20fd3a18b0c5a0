import { SAMPLE_BUSINESS } from '#server/kit/mail/sample-values.ts'
import type { MailTemplate } from '#server/kit/mail/template.ts'
import type { MailLanguage } from '#shared/rules/languages.ts'
import type { ClaimProofMethod } from '#shared/rules/claims.ts'

type Values = { name: string; proof: ClaimProofMethod; url: string }

const PROOFS: Record<MailLanguage, Record<ClaimProofMethod, string>> = {
  en: {
    code: 'Entered the code emailed to the listing’s address',
    call: 'Requested a call to the listing’s number',
    document: 'Uploaded a photo of a document',
  },
  hi: {
    code: 'प्रतिष्ठान के पते पर भेजा गया कोड लिखा गया',
    call: 'प्रतिष्ठान के नंबर पर फ़ोन करने को कहा गया है',
    document: 'काग़ज़ की तस्वीर भेजी गई',
  },
}

/** Tells those who keep the website that somebody claims a listing and a decision is due. */
export const claimPending: MailTemplate<Values> = {
  name: 'claim-waits',
  sample: (url) => ({ name: SAMPLE_BUSINESS, url, proof: 'call' }),
  en: ({ name, proof, url }, { siteName }) => ({
    subject: `Claim to review: ${name.slice(0, 120)}`,
    hindi: 'एक दावे पर निर्णय लेना है',
    paragraphs: [`Someone is claiming “${name.slice(0, 300)}” on ${siteName} as their business.`],
    facts: [{ label: 'Proof', value: PROOFS.en[proof] }],
    button: { text: 'View listing', href: url },
    after: ['The listing is transferred only after our team approves.'],
  }),
  hi: ({ name, proof, url }, { siteName }) => ({
    subject: `दावे पर निर्णय लेना है: ${name.slice(0, 120)}`,
    paragraphs: [`किसी का कहना है कि ${siteName} पर “${name.slice(0, 300)}” उनका प्रतिष्ठान है।`],
    facts: [{ label: 'प्रमाण', value: PROOFS.hi[proof] }],
    button: { text: 'प्रतिष्ठान देखें', href: url },
    after: ['जब तक टीम का कोई सदस्य निर्णय नहीं लेता, कुछ नहीं सौंपा जाता।'],
  }),
}
