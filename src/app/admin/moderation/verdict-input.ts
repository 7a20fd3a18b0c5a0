import type { CallInput } from '#client/call.ts'
import type { Verdict } from '#shared/rules/moderation.ts'

/** What goes with a verdict. */
export type VerdictDetails = Pick<
  CallInput<'POST /admin/decisions'>['body'],
  'reason' | 'verified' | 'featured' | 'outcome' | 'note'
>

/** The verdict whose reason is being written, and the words it begins with. */
export type ReasonPrompt = { verdict: Verdict; words: string }
