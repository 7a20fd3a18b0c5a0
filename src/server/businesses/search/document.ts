import { foldText } from '#shared/text/fold.ts'
import { listAcronyms } from './acronyms.ts'
import { isDictionaryWord, type KnownWord } from './dictionary.ts'
import { findPlaceTypeIds } from './place-types.ts'
import { toCategoryLexeme, toPlaceTypeLexeme, toTownLexeme } from './lexemes.ts'
import { isFillerWord } from './noise.ts'
import { getImportanceLexemes } from './importance.ts'
import { quoteLexeme } from './tsquery.ts'
import { splitWords, type FoldedWord } from './words.ts'

export type CategoryTexts = {
  id: number
  slug: string
  name: string
  nameHi: string | null
  keywords: string[]
}
export type TownTexts = {
  id: number
  city: string
  nameHi: string | null
  aliases: string[]
  district: string
}

/** What of a business is searched. */
export type SearchTexts = {
  name: string
  nameHi: string | null
  category: CategoryTexts
  tags: string[]
  town: TownTexts
  zipCode: string | null
  landmark: string | null
  address: string
  tagline: string | null
  description: string
  descriptionHi: string
}

/** The folded name, the `tsvector` text and the words it holds. */
export type SearchDocument = { searchName: string; document: string; words: KnownWord[] }

type Weight = 'A' | 'B' | 'C' | 'D'

const MAX_LEXEMES = 1000
/** The greatest position a tsvector holds. */
const LAST_POSITION = 16_383

/**
 * Folds the texts of one business into what the search reads: A its name, B its kind, C its place,
 * D the rest.
 */
export function buildSearchDocument(texts: SearchTexts): SearchDocument {
  const town = listTownNames(texts.town)
  const lexemes = new Lexemes()
  lexemes.addMarks(marksOf(texts))
  lexemes.add('A', texts.name, texts.nameHi)
  lexemes.addAcronyms(texts.name)
  lexemes.addJoined(texts.name)
  lexemes.add('B', ...listCategoryNames(texts.category), ...texts.tags)
  lexemes.add('C', ...town, texts.zipCode, texts.landmark)
  lexemes.add('D', texts.address, texts.tagline, texts.description, texts.descriptionHi)
  const places = new Set(town.flatMap(splitWords).map(({ word }) => word))
  return {
    searchName: foldText(texts.name),
    document: lexemes.document(),
    words: lexemes.words().map((entry) => ({ ...entry, place: places.has(entry.word) })),
  }
}

/** What the place is, beside its words: its kinds, category, town, and standing among others. */
function marksOf({ name, nameHi, tags, category, town, description }: SearchTexts): string[] {
  const said = [name, nameHi, ...tags, category.name, category.nameHi]
  return [
    ...findPlaceTypeIds(category.slug, said).map(toPlaceTypeLexeme),
    toCategoryLexeme(category.id),
    toTownLexeme(town.id),
    ...getImportanceLexemes({ name, description, town }),
  ]
}

export const listCategoryNames = ({
  name,
  nameHi,
  keywords,
}: Pick<CategoryTexts, 'name' | 'nameHi' | 'keywords'>): string[] => [
  name,
  nameHi ?? '',
  ...keywords,
]

/** Nawa Bazar is also searched as Nawabazar. */
export function listTownNames({
  city,
  nameHi,
  aliases,
  district,
}: Omit<TownTexts, 'id'>): string[] {
  const names = [city, nameHi ?? '', ...aliases, district]
  return [
    ...names,
    ...names.filter((name) => /\s/.test(name)).map((name) => name.replace(/\s+/g, '')),
  ]
}

/**
 * Collects words with the weights they occur in; one position for each weight is all the ranking
 * needs.
 */
class Lexemes {
  readonly #found = new Map<string, { spelling: string; marks: Map<Weight, number> }>()
  readonly #joined = new Set<string>()
  #position = 0

  add(weight: Weight, ...texts: (string | null)[]): void {
    for (const entry of texts.flatMap((text) => splitWords(text ?? ''))) {
      if (!isFillerWord(entry.word)) this.#put(weight, entry)
    }
  }

  addMarks(marks: readonly string[]): void {
    for (const lexeme of marks) this.#put('D', { word: lexeme, spelling: lexeme })
  }

  addAcronyms(name: string): void {
    for (const lexeme of listAcronyms(name)) this.#put('A', { word: lexeme, spelling: lexeme })
  }

  /** "Nav Jivan" is also searched as "navjivan". */
  addJoined(name: string): void {
    const words = splitWords(name).filter(({ word }) => /^\p{L}+$/u.test(word))
    for (const [index, { word }] of words.slice(0, -1).entries()) {
      const joined = foldText(word + words[index + 1]!.word)
      if (joined && !joined.includes(' ')) this.#joined.add(joined)
    }
    for (const word of this.#joined) this.#put('A', { word, spelling: word })
  }

  #put(weight: Weight, { word, spelling }: FoldedWord): void {
    if (this.#found.size === MAX_LEXEMES) return
    this.#position = Math.min(this.#position + 1, LAST_POSITION)
    const entry = this.#found.get(word) ?? { spelling, marks: new Map<Weight, number>() }
    if (!entry.marks.has(weight)) entry.marks.set(weight, this.#position)
    this.#found.set(word, entry)
  }

  document(): string {
    const lexeme = ([word, { marks }]: [string, { marks: Map<Weight, number> }]) => {
      const places = [...marks].map(([weight, position]) => `${position}${weight}`)
      return `${quoteLexeme(word)}:${places.join(',')}`
    }
    return [...this.#found].map(lexeme).join(' ')
  }

  words(): FoldedWord[] {
    return (
      [...this.#found]
        // Joined words are looked up in the documents: in the dictionary they would double it.
        .filter(([word]) => isDictionaryWord(word) && !this.#joined.has(word))
        .map(([word, { spelling }]) => ({ word, spelling }))
    )
  }
}
