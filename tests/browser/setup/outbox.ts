import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDataFolder } from './folder.ts'
import { expect } from './test.ts'

/** The text of the newest mail of a template to an address, once it is in the outbox. */
export async function readMailTo(address: string, template: string): Promise<string> {
  const outbox = join(getDataFolder(), 'outbox')
  let found = ''
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith(`-${template}.eml`)).sort()
    for (const name of names) {
      const text = await readFile(join(outbox, name), 'utf8')
      if (text.includes(`\nTo: ${address}\n`)) found = decoded(text)
    }
    expect(found).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return found
}

/** The newest text message to a number, once it is in the outbox. */
export async function readTextTo(mobile: string): Promise<string> {
  const outbox = join(getDataFolder(), 'outbox')
  let found = ''
  await expect(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.txt')).sort()
    for (const name of names) {
      const text = await readFile(join(outbox, name), 'utf8')
      if (text.startsWith(`To: ${mobile}\n`)) found = text
    }
    expect(found).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return found
}

/** Decodes the parts, as a mail program does: Hindi comes in base64, English in quoted-printable. */
const decoded = (raw: string) =>
  raw
    .split(/\r?\n(?=--)/)
    .map((part) =>
      /^Content-Transfer-Encoding: base64/im.test(part)
        ? fromBase64(part)
        : fromQuotedPrintable(part),
    )
    .join('\n')

const fromBase64 = (part: string) => {
  const [head = '', body = ''] = part.split(/\r?\n\r?\n/, 2)
  return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`
}

const fromQuotedPrintable = (part: string) =>
  part
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
