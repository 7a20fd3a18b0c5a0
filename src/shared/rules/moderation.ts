/** Kinds of things that wait for administrators. */
export const QUEUE_ITEM_KINDS = [
  'listing',
  'change',
  'claim',
  'review',
  'answer',
  'ad',
  'report',
  'contact',
  'campaign',
  'creative',
  'number',
  'fact',
] as const
export type QueueItemKind = (typeof QUEUE_ITEM_KINDS)[number]

/** What is said about one: `return` asks for changes, with a reason. */
export const VERDICTS = ['approve', 'return', 'reject'] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * Which verdicts a kind knows. A report is rejected by taking away what it reports; a message is
 * approved by closing it, with or without a reply, returned by a reply that leaves it open, and
 * rejected as spam.
 */
export const VERDICTS_BY_KIND: Record<QueueItemKind, readonly Verdict[]> = {
  listing: VERDICTS,
  change: VERDICTS,
  claim: ['approve', 'reject'],
  review: ['approve', 'reject'],
  answer: ['approve', 'reject'],
  ad: VERDICTS,
  report: ['approve', 'reject'],
  contact: VERDICTS,
  campaign: ['approve', 'reject'],
  creative: ['approve', 'reject'],
  /* A number that was silent for long: its account is opened for codes to it, or stays closed. */
  number: ['approve', 'reject'],
  /* What visitors told of a listing: written into it, or not. */
  fact: ['approve', 'reject'],
}

const NEEDS_REASON: readonly QueueItemKind[] = ['answer', 'claim', 'ad', 'campaign', 'creative']

/** Whether the decision is explained to somebody, so that it needs a reason. */
export const needsReason = (kind: QueueItemKind, verdict: Verdict): boolean =>
  verdict === 'return' || (verdict === 'reject' && NEEDS_REASON.includes(kind))

const PAID_OR_GIVEN: readonly QueueItemKind[] = ['claim', 'campaign', 'creative', 'number']

/**
 * Whether it takes a fresh proof of who decides, as the same deed does elsewhere: approving a claim
 * gives a listing away, approving a campaign spends somebody's money, and a number opens an
 * account.
 */
export const needsIdentityProof = (kind: QueueItemKind, verdict: Verdict): boolean =>
  verdict === 'approve' && PAID_OR_GIVEN.includes(kind)

/** What is checked of a listing that waits. */
export const FACT_CHECKS = ['pin', 'number', 'contacts', 'days', 'distance'] as const
export type FactCheckCode = (typeof FACT_CHECKS)[number]

/** So long a decision can be undone: it is carried out only then. */
export const DECISION_UNDO_WINDOW_MS = 10_000
export const MAX_DECISIONS = 1000
/** Why a listing, ad, review, answer or claim was refused. */
export const MAX_REASON_LENGTH = 500
/** A reply to a message or a complaint. */
export const MAX_REPLY_LENGTH = 5000
