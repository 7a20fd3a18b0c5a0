import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { MailRow } from './claim.ts'

/** Writes the mail as a file a mail program opens, for its owner only: links in it may open an account. */
export async function writeToOutbox(folder: string, mail: MailRow, message: SendMailOptions): Promise<string> {
  const made = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    .sendMail(message)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = mail.createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  const path = join(folder, `${stamp}-${mail.id}-${mail.template}.eml`)
  await writeFile(`${path}.part`, made.message, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}
