import type { MailTemplate } from '#server/mail/template.ts'
import type { ClaimProof } from '#shared/rules/claims.ts'

type Values = { name: string; proof: ClaimProof; url: string }

const PROOFS: Record<ClaimProof, string> = {
  code: 'The code that was mailed to the listing’s address was typed',
  call: 'A call to the listing’s number is asked for',
  document: 'A picture of a paper was sent',
}

/** Tells those who keep the website that somebody claims a listing and a decision is due. */
export const claimWaits: MailTemplate<Values> = {
  name: 'claim-waits',
  write: ({ name, proof, url }, { siteName }) => ({
    subject: `Claim to decide: ${name.slice(0, 120)}`,
    hindi: 'एक दावे पर निर्णय लेना है',
    paragraphs: [`Somebody says that “${name.slice(0, 300)}” on ${siteName} is their business.`],
    facts: [{ label: 'Proof', value: PROOFS[proof] }],
    button: { text: 'See the listing', href: url },
    after: ['Nothing is handed over before somebody of the team has decided.'],
  }),
}
