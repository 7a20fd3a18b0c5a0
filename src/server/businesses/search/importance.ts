import { DISTRICT } from '#district/district.ts'
import { HEADQUARTERS } from '#district/local.ts'
import { foldText } from '#shared/text/fold.ts'
import { IMPORTANCE_LEXEMES } from './lexemes.ts'

const HEAD = /\b(?:head|main)\s+(?:post\s+)?(?:office|branch)\b|प्रधान डाकघर|मुख्य शाखा/iu
const SUB = /\bsub\s+(?:post\s+)?office\b|उप ?डाकघर/iu
const BACK =
  /\b(?:regional|zonal|administrative)\b.{0,20}\boffice\b|\boffice\s+of\b.{0,40}\bcampus\b/iu
const READ = 300

type Texts = {
  name: string
  description: string
  town: { city: string; nameHi: string | null; aliases: readonly string[]; district: string }
}

/** Lexemes for how a place stands among others of its kind, by what its own texts say. */
export function getImportanceLexemes({ name, description, town }: Texts): string[] {
  const text = `${name} ${description.slice(0, READ)}`
  const names = [town.city, ...town.aliases].map(foldText)
  const found: string[] = []
  if (HEAD.test(text)) found.push(IMPORTANCE_LEXEMES.head)
  else if (SUB.test(text)) found.push(IMPORTANCE_LEXEMES.sub)
  if (BACK.test(text)) found.push(IMPORTANCE_LEXEMES.back)
  if (names.some((town) => isNamedAfter(name, town))) found.push(IMPORTANCE_LEXEMES.ofTown)
  if (foldText(town.district) === foldText(DISTRICT.name) && names.includes(foldText(HEADQUARTERS)))
    found.push(IMPORTANCE_LEXEMES.headquarters)
  return found
}

/**
 * "State Bank of India, Panki", "Panki Post Office" in Panki; not "…, Daltonganj Bazar" in
 * Daltonganj.
 */
function isNamedAfter(name: string, foldedTown: string): boolean {
  if (name.includes(','))
    return name.split(',').length === 2 && foldText(name.split(',')[1] ?? '') === foldedTown
  return (
    foldText(name).startsWith(`${foldedTown} `) &&
    foldText(name).split(' ').length <= foldedTown.split(' ').length + 2
  )
}
