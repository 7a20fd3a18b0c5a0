import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { timestamp, sentence } from './values.ts'

const endpoint = createEndpointBuilder('Backup')

/** The name of a kept backup: when it was made, in UTC, and why. */
const BACKUP_NAME = /^zila-\d{8}-\d{6}-(?:nightly|asked)\.tar\.gz$/

const name = z.string().regex(BACKUP_NAME)

const keptBackup = z
  .object({
    name,
    kind: z.enum(['nightly', 'asked']),
    madeAt: timestamp,
    bytes: z.int(),
    checkedAt: timestamp.nullable().describe('When its checksums were last verified'),
    problem: sentence.nullable().describe('Why it cannot be restored; null if it is intact'),
    isInBucket: z.boolean(),
  })
  .meta({ id: 'KeptBackup' })

const state = z.object({
  backups: z.array(keptBackup).describe('Newest first'),
  running: z
    .object({ what: z.enum(['making', 'checking', 'sending']), share: z.number() })
    .nullable()
    .describe('What is in progress, and its progress from 0 to 1'),
  warning: z
    .enum(['failed', 'damaged', 'old'])
    .nullable()
    .describe('old: the last intact backup is older than two days'),
  failure: z
    .object({ at: timestamp, reason: sentence })
    .nullable()
    .describe('Error of the last attempt'),
  folder: z.string(),
  bucket: z.string().nullable(),
  elsewhere: z.array(z.string()).describe('Data that is not in the backups, and how to back it up'),
})

export type BackupState = z.output<typeof state>

export const listBackups = endpoint('GET /backups/admin', {
  summary: 'List the backups, the one in progress, and any problems',
  guard: 'admin',
  answer: success(state),
})

export const createBackup = endpoint('POST /backups/admin', {
  summary: 'Start a backup',
  description: 'It runs in the background; `GET /backups/admin` shows its progress.',
  guard: 'admin',
  stepUp: true,
  answer: success(z.object({ started: z.literal(true) })),
  status: 201,
  codes: ['NOT_POSSIBLE'],
})

export const checkBackup = endpoint('POST /backups/admin/{name}/check', {
  summary: 'Verify all checksums of a backup',
  guard: 'admin',
  params: z.object({ name }),
  answer: success(z.object({ started: z.literal(true) })),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const createBackupDownload = endpoint('POST /backups/admin/{name}/link', {
  summary: 'Get a download link for a backup',
  description:
    'A backup contains everybody’s data and the server’s secrets. The link works once, ' +
    'within 15 minutes.',
  guard: 'admin',
  stepUp: true,
  params: z.object({ name }),
  answer: success(z.object({ url: z.string() })),
  status: 201,
  codes: ['NOT_FOUND'],
})
