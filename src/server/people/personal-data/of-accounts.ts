import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as t from '#server/kit/db/tables/index.ts'
import type { PersonalData, PersonalDataTable } from './part.ts'

const gone = (
  table: PgTable,
  owner: PgColumn,
  file: string | null = null,
  hides: readonly PgColumn[] = [],
): PersonalDataTable => ({ table, owner, file, hides, onErase: 'delete' })

const ofNumber = (part: PersonalDataTable): PersonalDataTable => ({ ...part, by: 'mobile' })
const ofAddress = (part: PersonalDataTable): PersonalDataTable => ({ ...part, by: 'email' })

/** The data of an account in sign-in, uploads, mail and the audit log. */
export const accountPersonalData: PersonalData = {
  noun: 'accounts',
  parts: [
    gone(t.sessions, t.sessions.accountId, 'sessions', [
      t.sessions.id,
      t.sessions.formerId,
      t.sessions.formerUntil,
      t.sessions.sealedNetwork,
    ]),
    gone(t.accountNetworks, t.accountNetworks.accountId),
    gone(t.accountTokens, t.accountTokens.accountId),
    gone(t.accountDeletions, t.accountDeletions.accountId),
    gone(t.authenticators, t.authenticators.accountId),
    gone(t.recoveryCodes, t.recoveryCodes.accountId),
    gone(t.passkeys, t.passkeys.accountId, 'passkeys', [
      t.passkeys.credentialId,
      t.passkeys.publicKey,
    ]),
    gone(t.challenges, t.challenges.accountId),
    gone(t.signInCodes, t.signInCodes.accountId),
    gone(t.notificationChoices, t.notificationChoices.accountId, 'notification-choices'),
    gone(t.digestItems, t.digestItems.accountId, 'waiting-for-the-daily-mail'),
    ofAddress(gone(t.mails, t.mails.recipient, 'mails', [t.mails.text, t.mails.html])),
    gone(t.numberRequests, t.numberRequests.accountId, 'number-requests', [t.numberRequests.note]),
    ofNumber(gone(t.numberRequests, t.numberRequests.mobile)),
    gone(t.mobileCodes, t.mobileCodes.accountId),
    ofNumber(gone(t.mobileCodes, t.mobileCodes.mobile)),
    ofNumber(
      gone(t.textMessages, t.textMessages.recipient, 'text-messages', [t.textMessages.values]),
    ),
    {
      table: t.textMessages,
      owner: t.textMessages.accountId,
      file: null,
      onErase: 'unlink',
    },
    ofAddress(gone(t.mailRequests, t.mailRequests.email)),
    ofAddress(gone(t.registrations, t.registrations.email)),
    { table: t.uploads, owner: t.uploads.accountId, file: 'uploads', onErase: 'unlink' },
    { table: t.auditEntries, owner: t.auditEntries.accountId, file: 'activity', onErase: 'unlink' },
  ],
}
