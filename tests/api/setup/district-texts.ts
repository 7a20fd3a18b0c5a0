import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import { EXPORT_KINDS } from '#shared/rules/exports.ts'
import { MAIL_LANGUAGES } from '#shared/rules/languages.ts'
import { findNames } from '../../../scripts/district/names.ts'
import type { StartedDistrict } from './started-district.ts'

type Text = { name: string; text: string }

/** A bank has branches in all of India. */
const BANKS = /bank[ -]of[ -]maharashtra|बैंक ऑफ महाराष्ट्र/giu

/** A text without such names of banks. */
const withoutBanks = (text: string) => text.replaceAll(BANKS, '')

/** Scripts have the names of all states, for forms. */
const STATES = new Set(
  listShippedDistricts().flatMap((name) =>
    Object.values(readFacts(getDistrictFolder(name), stopAtFault)!.state),
  ),
)

/** Where a file of the published site has one of these names. */
export async function listForeignInFiles(
  district: StartedDistrict,
  names: readonly string[],
): Promise<string[]> {
  const forScripts = names.filter((name) => !STATES.has(name))
  const found: string[] = []
  let count = 0
  for await (const { name, text: written } of district.readFiles()) {
    count++
    const text = withoutBanks(written)
    const [first] = findNames(text, name.endsWith('.js') ? forScripts : names)
    if (first) found.push(`${name}: ${text.slice(Math.max(0, first.index - 60), first.index + 60)}`)
  }
  return count > 50 ? found : [`The site has only ${count} files.`]
}

/** Every mail that is sent, as a sample, in each language. */
export async function readMails({ read }: StartedDistrict): Promise<Text[]> {
  const mails: Text[] = []
  for (const { name } of await read<{ name: string }[]>('/admin/mails')) {
    for (const language of MAIL_LANGUAGES) {
      const path = `/admin/mails/${name}?language=${language}`
      mails.push({ name: path, text: JSON.stringify(await read(path)) })
    }
  }
  return mails
}

/** Every table that administrators take out; the open data are stored in their ZIP as they are. */
export async function readExports({ read, get }: StartedDistrict): Promise<Text[]> {
  const tables: Text[] = []
  for (const of of EXPORT_KINDS) {
    const { url } = await read<{ url: string }>('/admin/exports', { of })
    const answer = await get(url.replace(/^https?:\/\/[^/]+/, ''))
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    tables.push({ name: of, text: withoutBanks(await answer.text()) })
  }
  return tables
}
