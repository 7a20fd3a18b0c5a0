import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { timestamp } from './values.ts'

const TAG = 'Backup'

/** The name of a kept backup: when it was made, in UTC, and why. */
const BACKUP_NAME = /^zila-\d{8}-\d{6}-(?:nightly|asked)\.tar\.gz$/

const name = z.string().regex(BACKUP_NAME)

const keptBackup = z
  .object({
    name,
    kind: z.enum(['nightly', 'asked']),
    madeAt: timestamp,
    bytes: z.int(),
    checkedAt: timestamp.nullable().describe('When every checksum in it was last compared'),
    problem: z.string().nullable().describe('Why it cannot be restored; null when it is whole'),
    isInBucket: z.boolean(),
  })
  .meta({ id: 'KeptBackup' })

const state = z.object({
  backups: z.array(keptBackup).describe('The newest first'),
  running: z
    .object({ what: z.enum(['making', 'checking', 'sending']), share: z.number() })
    .nullable()
    .describe('What is done at this moment, and how far it is, from 0 to 1'),
  warning: z
    .enum(['failed', 'damaged', 'old'])
    .nullable()
    .describe('old: the last whole one is older than two days'),
  failure: z.object({ at: timestamp, reason: z.string() }).nullable().describe('Of the last try'),
  folder: z.string(),
  bucket: z.string().nullable(),
  elsewhere: z.array(z.string()).describe('What no backup holds, and how to back it up'),
})

export type BackupState = z.output<typeof state>

export const listBackups = endpoint({
  method: 'GET',
  path: '/backups/admin',
  tag: TAG,
  summary: 'The kept backups, what is being made, and what is wrong',
  guard: 'admin',
  answer: success(state),
})

export const makeBackup = endpoint({
  method: 'POST',
  path: '/backups/admin',
  tag: TAG,
  summary: 'Begin a backup now',
  description: 'It goes on in the background; `GET /backups/admin` tells how far it is.',
  guard: 'admin',
  stepUp: true,
  answer: success(z.object({ started: z.literal(true) })),
  status: 201,
  codes: ['NOT_POSSIBLE'],
})

export const checkBackup = endpoint({
  method: 'POST',
  path: '/backups/admin/{name}/check',
  tag: TAG,
  summary: 'Compare every checksum of a kept backup',
  guard: 'admin',
  params: z.object({ name }),
  answer: success(z.object({ started: z.literal(true) })),
  status: 201,
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const linkBackup = endpoint({
  method: 'POST',
  path: '/backups/admin/{name}/link',
  tag: TAG,
  summary: 'An address from which a browser downloads a kept backup',
  description:
    'It holds everybody’s data and the server’s secrets. The address works once, within a ' +
    'quarter of an hour.',
  guard: 'admin',
  stepUp: true,
  params: z.object({ name }),
  answer: success(z.object({ url: z.string() })),
  status: 201,
  codes: ['NOT_FOUND'],
})
