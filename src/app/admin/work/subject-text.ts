import type { QueueItem } from '#contract/moderation.ts'
import { factText } from '#i18n/en/app/fact-text.ts'

/** What a thing is about; of a complaint its two codes in words. */
export function getSubjectText({ kind, about }: Pick<QueueItem, 'kind' | 'about'>): string | null {
  if (kind !== 'report' || about === null) return about
  const [noun = '', reason = ''] = about.split(', ')
  return [factText('noun', noun), factText('reason', reason)].join(': ')
}
