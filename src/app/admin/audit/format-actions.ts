import { AUDIT_ACTIONS, AUDIT_RECORDS } from '#i18n/en/app/audit-actions.ts'
import { overview } from '#i18n/en/app/overview.ts'

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a kind of record is called. */
export const getRecordTypeLabel = (noun: string): string =>
  capitalize(overview.nouns[noun] ?? noun.replaceAll(/[-_]/g, ' '))

/** Records without a name, so that an action can stand before them: `a backup`, `3 backups`. */
export const formatUnnamedRecords = (noun: string, count = 1): string =>
  AUDIT_RECORDS[noun]?.(count) ?? getRecordTypeLabel(noun)

/** The actions of an act in words: `approve, verify` → `Approved, marked as Verified`. */
export const formatActions = (action: string): string =>
  capitalize(
    action
      .split(', ')
      .map((one) => AUDIT_ACTIONS[one] ?? one)
      .join(', '),
  )
