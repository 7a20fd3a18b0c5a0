/**
 * How somebody proves that a listing is theirs: by a code mailed to its address, by one sent to its
 * number, by a call to that number, or by a picture of a document.
 */
export const CLAIM_PROOF_METHODS = ['code', 'message', 'call', 'document'] as const
export type ClaimProofMethod = (typeof CLAIM_PROOF_METHODS)[number]

/** Whether the proof is a code that has to be typed. */
export const isCodeProof = (proof: ClaimProofMethod): boolean =>
  proof === 'code' || proof === 'message'

export const CLAIM_STATUSES = ['open', 'approved', 'rejected', 'withdrawn'] as const

/** How long the document of a claim is kept after the decision. */
export const CLAIM_DOCUMENT_RETENTION_DAYS = 30
/** How long a mailed code works, and how often it may be typed wrongly. */
export const CLAIM_CODE_VALID_HOURS = 48
export const MAX_CLAIM_CODE_ATTEMPTS = 5
export const MAX_CLAIM_NOTE_LENGTH = 500

/** `shop@example.org` as `s•••@example.org`: enough to know one's own address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** The last three digits of a number, enough to know one's own by. */
export const maskPhone = (phone: string): string => `••• ${phone.slice(-3)}`
