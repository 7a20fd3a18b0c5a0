import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ATTRACTION_TYPES } from '#config/guide-content.ts'
import { GOODS_RULES } from '#config/goods-rules.ts'
import { DOCTOR_PLACE_TYPES } from '#config/search/doctor-place-types.ts'
import { PUBLIC_PLACE_TYPES } from '#config/search/public-place-types.ts'
import { SHOP_PLACE_TYPES } from '#config/search/shop-place-types.ts'
import { getPosition, type Report } from '#district/read/fault.ts'
import { listLanguageFiles, readDistrictFile } from '#district/read/folder.ts'
import { readGuide } from '#district/read/guide.ts'
import type { GuideOf } from '#district/read/guide-types.ts'
import { findInJson, readJsonFile } from '#district/read/json.ts'
import { LAW_SCHEMA, type DistrictFacts } from '#district/read/schemas.ts'
import { readSearchWords } from '#district/read/words.ts'
import { DRAWINGS } from '#shared/drawings/drawings.ts'
import { findNames, listForeignNames } from './names.ts'

const KINDS = [...PUBLIC_PLACE_TYPES, ...DOCTOR_PLACE_TYPES, ...SHOP_PLACE_TYPES]

/** The guide, the posts, the law and the words of a folder; answers which guides there are. */
export function checkTexts(folder: string, facts: DistrictFacts, report: Report): string[] {
  const guides = listLanguageFiles(folder, 'guide', 'md')
  for (const { language, file } of guides) checkGuide(folder, facts, { language, file }, report)
  if (guides.length > 0 && !guides.some(({ language }) => language === 'en'))
    report({ file: guides[0]!.file, line: 1, column: 1, message: 'needs guide.en.md beside it' })
  for (const file of listPosts(folder)) checkPost(folder, facts, file, report)
  checkLaw(folder, report)
  const { kinds } = readSearchWords(folder, report)
  for (const kind of Object.keys(kinds)) {
    if (!KINDS.some(({ id }) => id === kind))
      report({ file: 'words', line: 1, column: 1, message: `"${kind}" is no kind of place` })
  }
  const foreign = listForeignNames(facts)
  for (const file of [...guides.map((guide) => guide.file), ...listPosts(folder), 'law.json']) {
    const text = readDistrictFile(folder, file) ?? ''
    for (const { name, index } of findNames(text, foreign))
      report({ file, ...getPosition(text, index), message: `names another district: ${name}` })
  }
  return guides.map(({ language }) => language)
}

/** The posts of a folder, by their paths in it. */
export const listPosts = (folder: string): string[] =>
  existsSync(join(folder, 'posts'))
    ? readdirSync(join(folder, 'posts'))
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => `posts/${name}`)
    : []

function checkGuide(
  folder: string,
  { languages, name }: DistrictFacts,
  { language, file }: { language: string; file: string },
  report: Report,
): void {
  const text = readDistrictFile(folder, file)!
  const at = (part: string) => getPosition(text, Math.max(text.indexOf(part), 0))
  if (!languages.includes(language))
    report({ file, line: 1, column: 1, message: `"${language}" is no language of the district` })
  const guide = readGuide(file, text, report)
  if (!guide) return
  const own = name[language] ?? name.en!
  if (!guide.title.includes(own))
    report({ file, ...at('title:'), message: `the title does not name ${own}` })
  for (const drawing of listDrawings(guide)) {
    if (!(DRAWINGS as readonly string[]).includes(drawing))
      report({
        file,
        ...at(drawing),
        message: `"${drawing}" is no drawing; see src/shared/drawings`,
      })
  }
  for (const { type } of guide.attractions?.items ?? []) {
    if (!(ATTRACTION_TYPES as readonly string[]).includes(type))
      report({ file, ...at(`type: ${type}`), message: `use ${ATTRACTION_TYPES.join(', ')}` })
  }
  const months = (guide.geography?.seasons ?? []).flatMap(({ from, to }) =>
    Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, i) => ((from - 1 + i) % 12) + 1),
  )
  if (months.length > 0 && (months.length !== 12 || new Set(months).size !== 12))
    report({ file, ...at('## geography'), message: 'each month is in one season' })
}

function listDrawings(guide: GuideOf): string[] {
  const parts = [guide.about?.reasons, guide.attractions?.items, guide.culture?.items]
  const more = [guide.economy?.items, guide.transport?.items, guide.learning?.items]
  const last = [guide.cuisine?.items, guide.wildlife?.groups, guide.wildlife?.pictures]
  return [...parts, ...more, ...last].flatMap((items) =>
    (items ?? []).flatMap(({ drawing }) => drawing ?? []),
  )
}

function checkPost(
  folder: string,
  { languages }: DistrictFacts,
  file: string,
  report: Report,
): void {
  const text = readDistrictFile(folder, file)!
  const language = /^language:[ \t]*(\S+)/m.exec(text)
  const given = language?.[1] ?? 'en'
  const index = language?.index ?? 0
  if (!languages.includes(given))
    report({ file, ...getPosition(text, index), message: `"${given}" is no language here` })
  if (!/^title:[ \t]*\S/m.test(text))
    report({ file, line: 1, column: 1, message: 'has no title between its "---"' })
}

function checkLaw(folder: string, report: Report): void {
  const file = 'law.json'
  const text = readDistrictFile(folder, file)
  for (const [i, { rule }] of (
    readJsonFile(folder, file, LAW_SCHEMA, report)?.goods ?? []
  ).entries()) {
    if (GOODS_RULES.some((one) => one.rule === rule)) continue
    const where = getPosition(text!, findInJson(text!, ['goods', String(i), 'rule']))
    report({ file, ...where, message: `"${rule}" is no rule of src/config/goods-rules.ts` })
  }
}
