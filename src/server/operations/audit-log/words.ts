import type { LanguageCode } from '#config/languages.ts'
import { AUDIT_ACTIONS } from '#i18n/hi/app/audit-actions.ts'
import { overview } from '#i18n/hi/app/overview.ts'

/**
 * What was done and to what, in a file: the words of the log, which its filters take, or Hindi as
 * the screen has it.
 */
export function inWords(
  { action, noun }: { action: string; noun: string },
  language: LanguageCode | undefined,
): [action: string, noun: string] {
  if (language !== 'hi') return [action, noun]
  const actions = action.split(', ').map((one) => AUDIT_ACTIONS[one] ?? one)
  return [actions.join(', '), overview.nouns[noun] ?? noun]
}
