import type { QueueItem } from '#contract/moderation.ts'
import { factText } from '#i18n/en/app/fact-text.ts'

/** What a thing is about; codes of a complaint or a fact in words. */
export function getSubjectText({ kind, about }: Pick<QueueItem, 'kind' | 'about'>): string | null {
  if (about === null) return about
  if (kind === 'fact') {
    const [question = '', ...town] = about.split(', ')
    return [factText('question', question), town.join(', ')].join(', ')
  }
  if (kind !== 'report') return about
  const [noun = '', reason = ''] = about.split(', ')
  return [factText('noun', noun), factText('reason', reason)].join(': ')
}
