import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { MailRow } from './claim.ts'
import { formatTimestamp } from './rotate-outbox.ts'

/**
 * Writes the mail as a file that mail programs open. Only the file's owner may read it, because its
 * links may open an account.
 */
export async function writeToOutbox(
  folder: string,
  mail: MailRow,
  message: SendMailOptions,
): Promise<string> {
  const { createTransport } = await import('nodemailer')
  const made = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  }).sendMail(message)
  return writeOutboxFile(folder, mail, 'eml', made.message)
}

/** Writes a whole file or none; its owner alone may read it. Returns its path. */
export async function writeOutboxFile(
  folder: string,
  { createdAt, id, template }: Pick<MailRow, 'createdAt' | 'id' | 'template'>,
  ending: string,
  content: Parameters<typeof writeFile>[1],
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${formatTimestamp(createdAt)}-${id}-${template}.${ending}`)
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}
