/**
 * The scripts that share ISCII's layout with Devanagari: the same letter stands at the same place
 * of each block of 128 characters. Their letters are read as Devanagari ones; what a language
 * writes or says otherwise is said here.
 */
export type IndicScript = {
  /** The first character of its block. */
  start: number
  /**
   * Where the unwritten "a" is spoken: everywhere it is not struck out, as in the south; not at the
   * end of a word; or, as in Hindi, not between two spoken vowels either.
   */
  unwritten: 'everywhere' | 'inside' | 'as in Hindi'
  /** What a nasal sign at the end of a word sounds like. */
  lastNasal: 'm' | 'n'
  /** Whether the anusvara is a consonant of its own, ng: বাংলা is Bangla. */
  hasNg?: boolean
  /** Spellings (after reading) that are said as others are, in turn. */
  spellings?: readonly (readonly [RegExp, string])[]
  /** Whether the anusvara is an m before every consonant. */
  hasPlainM?: boolean
  /** Letters whose place in the block is not that of the Devanagari letter they sound like. */
  letters: ReadonlyMap<string, string>
  /** Devanagari letters (after reading) that sound otherwise here. */
  sounds: ReadonlyMap<string, string>
  /** What the sound of a stop depends on, where one letter is written for several sounds. */
  voicing?: 'tamil' | 'malayalam'
}

/**
 * One consonant and its vowel; `unwritten` marks the inherent "a", which may turn out not to be
 * spoken.
 */
export type Sound = {
  letter: string
  /** The vowel sign after the letter, if it has one. */
  sign?: string
  consonant: string
  vowel: string
  unwritten: boolean
  nasal: boolean
}

/** Reads "key value key value ..." into a lookup. */
export function readTable(pairs: string): Map<string, string> {
  const words = pairs.normalize('NFC').split(' ')
  return new Map(
    words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]!] as const] : [])),
  )
}

const none: ReadonlyMap<string, string> = new Map()

/** Behind a consonant য and ଯ are the y that they are not alone: বিদ্যা is bidya. */
const JOINED_Y: readonly [RegExp, string] = [/्य(?!़)/g, '्य़'.normalize('NFC')]

export const DEVANAGARI: IndicScript = {
  start: 0x0900,
  unwritten: 'as in Hindi',
  lastNasal: 'n',
  letters: none,
  sounds: none,
}

const SCRIPTS: readonly IndicScript[] = [
  {
    // Bengali and Assamese: ব is b and v, য is j, and য় the y; ৎ is a t without vowel.
    ...{ start: 0x0980, unwritten: 'as in Hindi', lastNasal: 'n', hasNg: true },
    letters: readTable('ৎ त् ৰ र ৱ व'),
    sounds: readTable('य j य़ y ड़ r ङ ng'),
    spellings: [
      JOINED_Y,
      // A joined ব is a w in Nabadwip and Tarakeswar; দেওয়া and কাটোয়া have one of two vowels.
      [/(?<=[शषसदधतथक]्)ब/g, 'व'],
      [/ओय़(?=ा)/g, 'व'],
      [/(?<=[ािीुूेैो्][क-ह]़?)ोय़(?=ा)/g, '्व'],
    ],
  },
  {
    // Gurmukhi: the tippi is a nasal as the bindi is.
    ...{ start: 0x0a00, unwritten: 'as in Hindi', lastNasal: 'n' },
    letters: readTable('ੰ ं ੴ ओंकार ੵ ्य'),
    sounds: readTable('ड़ r स़ sh'),
    spellings: [
      // The addak doubles a letter; before an aspirate Roman names do not show it: ਮੱਖੂ is Makhu.
      [/\u0971([कगचजटडतदपबमनणलरवस])/g, '$1्$1'],
      [/\u0971/g, ''],
      // ਗੜ੍ਹ is garh; ਸ਼ਹਿਰ is shehr, ਫ਼ਤਿਹ fateh, ਅਹਿਮਦ Ahmad.
      [/ड़्ह/g, 'ढ़'],
      [/(?<=अ)हि/g, 'ह'],
      [/(?<=[क-ह]़?)हि/g, 'ेह'],
      [/ि(?=ह(?![ािीुूृेैोौ]))/g, 'े'],
    ],
  },
  {
    ...{ start: 0x0a80, unwritten: 'as in Hindi', lastNasal: 'n' },
    letters: none,
    sounds: readTable('ड़ d'),
  },
  {
    // Odia: ଯ is j, ୟ the y; ୱ is w; ଗଡ଼ at the end is garh.
    ...{ start: 0x0b00, unwritten: 'inside', lastNasal: 'n', hasNg: true },
    letters: readTable('ୱ व ୖ ै ୗ ौ'),
    sounds: readTable('य j य़ y ङ ng'),
    spellings: [JOINED_Y, [/(?<=.)गड़$/, 'गढ़']],
  },
  {
    ...{ start: 0x0b80, unwritten: 'everywhere', lastNasal: 'm', voicing: 'tamil' },
    letters: readTable('ௗ ौ'),
    sounds: none,
    // A written i before r is not said: இராமநாதபுரம் is Ramanathapuram. பாளையம் is palayam.
    spellings: [
      [/^इर(?=[ािीुूेैोौॆॊ])/g, 'र'],
      [/ै(?=य[ािीुूेैोौॆॊ्]?)/g, ''],
    ],
  },
  {
    ...{ start: 0x0c00, unwritten: 'everywhere', lastNasal: 'm' },
    letters: readTable('ౘ च ౙ ज ౚ ऱ'),
    sounds: none,
  },
  {
    ...{ start: 0x0c80, unwritten: 'everywhere', lastNasal: 'm' },
    letters: readTable('ೞ ऴ'),
    sounds: none,
  },
  {
    // Malayalam: letters without a vowel of their own (chillu); dental t is written th, ശ് s.
    ...{ start: 0x0d00, unwritten: 'everywhere', lastNasal: 'm', voicing: 'malayalam' },
    hasPlainM: true,
    letters: readTable('ൺ ण् ൻ न् ർ र् ൽ ल् ൾ ळ् ൿ क् ൎ र् ൗ ौ ഩ न ഺ ट'),
    sounds: readTable('त th'),
    spellings: [[/श्(?=श)|(?<=श्)श/g, 'स']],
  },
]

const BLOCK_SIZE = 0x80
const ISCII_ORDER = /[\u0980-\u0d7f]+/gu

/** Calls `spell` with each run of one of these scripts, read as Devanagari letters. */
export function replaceIndicRuns(
  text: string,
  spell: (devanagari: string, script: IndicScript) => string,
): string {
  return text.replace(ISCII_ORDER, (run) => {
    // A run may go from one script straight into another.
    const parts = [...run].reduce<{ script: IndicScript; letters: string }[]>((found, letter) => {
      const script = SCRIPTS[Math.floor((letter.charCodeAt(0) - SCRIPTS[0]!.start) / BLOCK_SIZE)]!
      const last = found.at(-1)
      if (last?.script === script) last.letters += letter
      else found.push({ script, letters: letter })
      return found
    }, [])
    return parts.map(({ script, letters }) => spell(toDevanagari(letters, script), script)).join('')
  })
}

function toDevanagari(
  text: string,
  { start, letters, spellings = [], hasNg = false }: IndicScript,
): string {
  const read = Array.from(
    text,
    (letter) =>
      letters.get(letter) ?? String.fromCharCode(letter.charCodeAt(0) - start + DEVANAGARI.start),
  )
    .join('')
    .normalize('NFC')
  const said = spellings.reduce((text, [written, heard]) => text.replace(written, heard), read)
  return hasNg ? said.replace(/ङ्(?=[क-घ])/g, 'ं').replace(/ं(?![क-घ])/g, 'ङ्') : said
}
