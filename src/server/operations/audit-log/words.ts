import type { LanguageCode } from '#config/languages.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { adminAudit as english } from '#i18n/en/app/admin-audit.ts'
import { adminAudit as hindi } from '#i18n/hi/app/admin-audit.ts'
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

/** Who did it, in a file: the person, or as the screen says it where nobody with an account did. */
export const nameActor = (
  { person, actor }: Pick<AuditEntry, 'person' | 'actor'>,
  language: LanguageCode | undefined,
): string => person?.name ?? (language === 'hi' ? hindi : english).actors[actor]
