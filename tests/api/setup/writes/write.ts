import { join } from 'node:path'
import sharp from 'sharp'
import type { Endpoint, Method } from '#contract/endpoint.ts'
import type { BackupStore } from '#server/operations/backup-archive/index.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { TestApi } from '../api.ts'
import { readMailsTo } from '../mailed.ts'
import type { CallInput, Person } from '../own-records.ts'

/** A call that succeeds, and what is needed to see that it was written down. */
export type WriteInput = CallInput & {
  query?: Record<string, string>
  form?: FormData
  /** Instead of the caller's own session. */
  token?: string
  /** A background task that finishes the write. */
  task?: string
  /** What the caller does next, with the answer, for the write to happen. */
  after?: (answer: unknown) => Promise<unknown>
  /** Whose account the entry names, where the call itself is a visitor's. */
  as?: number
}

/** Makes what a call needs and returns its input; `by` is a new account of the role that may. */
export type PrepareWrite = (by: Person) => Promise<WriteInput> | WriteInput
export type WritesByEndpoint = Record<string, PrepareWrite>
export type WriteSetup = { api: TestApi; kept: BackupStore }

export const getEndpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  `${method} ${path}`

/** Makes a write of it: `{ 'POST /x': {} }` needs nothing. */
export const NO_PREPARATION: PrepareWrite = () => ({})

let serial = 0
export const nextSerial = () => (serial += 1)

/** A form with files, each of the field's name. */
export function createForm(
  fields: Record<string, string>,
  files: Record<string, [string, Buffer]>,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [field, [name, content]] of Object.entries(files))
    form.append(field, new Blob([new Uint8Array(content)]), name)
  return form
}

/** A picture that no other test sends. */
export const createUniquePicture = () =>
  sharp({
    create: { width: 400 + nextSerial(), height: 300, channels: 3, background: '#a33' },
  })
    .jpeg()
    .toBuffer()

/** A call that is made first; answers its `data`. */
export async function callFirst<Data>(
  { api }: WriteSetup,
  [method, path]: [Method, string],
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Data> {
  const answer = await api.ask(path, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    from: `198.51.${nextSerial() % 250}.9`,
  })
  const said = (await answer.json()) as { data: Data }
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`)
  return said.data
}

/** What stands behind `key` in the newest mail to an address, as in `#token=…`. */
export async function readFromMail(
  { api }: WriteSetup,
  email: string,
  key: RegExp,
): Promise<string> {
  for (const { text } of await readMailsTo(api.db, email)) {
    const found = key.exec(text)?.[1]
    if (found) return found
  }
  throw new Error(`No mail to ${email} has ${String(key)}`)
}

/** An upload that is there. */
export async function insertUpload({ api }: WriteSetup, kind: typeof t.uploads.$inferInsert.kind) {
  const path = join('/uploads', `${String(nextSerial()).padStart(32, '0')}-640x480.webp`)
  const row = { path, kind, mime: 'image/webp', bytes: 1, isStored: true }
  await api.db.insert(t.uploads).values(row)
  return path
}
