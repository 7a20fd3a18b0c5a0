import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'

/** What a thing is about; of a complaint its two codes in words. */
export function getSubjectText({ kind, about }: Pick<QueueItem, 'kind' | 'about'>): string | null {
  if (kind !== 'report' || about === null) return about
  const [noun = '', reason = ''] = about.split(', ')
  return [t.values['noun']?.[noun] ?? noun, t.values['reason']?.[reason] ?? reason].join(': ')
}
