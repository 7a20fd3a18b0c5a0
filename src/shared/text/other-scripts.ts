import { readTable } from './indic-scripts.ts'

/**
 * Perso-Arabic letters of Urdu, Kashmiri and Sindhi. Short vowels are mostly unwritten, so the
 * Roman word has the consonants and the long vowels.
 */
const ARABIC = readTable(
  'ا a آ a أ a إ i ٱ a ب b پ p ت t ٹ t ث s ج j چ ch ح h خ kh د d ڈ d ذ z ر r ڑ r ز z ' +
    'ژ zh س s ش sh ص s ض z ط t ظ z ع a غ gh ف f ق q ک k ك k گ g ل l م m ن n ں n و o ؤ o ' +
    'ہ h ه h ة h ۃ h ۂ h ھ h ء a ی i ي i ى i ئ i ے e ۓ e ې e ٻ b ٿ th ٺ th ڀ bh ڃ ny ڄ j ' +
    'ڇ chh ڌ dh ڍ dh ڊ d ڏ d ڦ ph ڪ k ڱ ng ڳ g ڻ n ۄ o ۆ o ۍ i',
)
/** Short vowels where they are written, which is seldom, and signs that make no sound of a name. */
const ARABIC_SIGNS = /[\p{M}\u0640]/gu

/** Santali: an alphabet. */
const OL_CHIKI = readTable(
  'ᱚ a ᱛ t ᱜ g ᱝ ng ᱞ l ᱟ a ᱠ k ᱡ j ᱢ m ᱣ w ᱤ i ᱥ s ᱦ h ᱧ n ᱨ r ᱩ u ᱪ ch ᱫ d ᱬ n ᱭ y ' +
    'ᱮ e ᱯ p ᱰ d ᱱ n ᱲ r ᱳ o ᱴ t ᱵ b ᱶ w ᱷ h ᱸ n ᱺ n',
)

/**
 * Meitei: an "a" is spoken after a consonant that has no vowel sign, is not struck out and is not
 * the last; letters of a second row end a syllable.
 */
const MEITEI = readTable(
  'ꯀ k ꯁ s ꯂ l ꯃ m ꯄ p ꯅ n ꯆ ch ꯇ t ꯈ kh ꯉ ng ꯊ th ꯋ w ꯌ y ꯍ h ꯐ ph ꯒ g ꯓ jh ꯔ r ꯕ b ' +
    'ꯖ j ꯗ d ꯘ gh ꯙ dh ꯚ bh',
)
const MEITEI_OTHERS = readTable(
  'ꯎ u ꯏ i ꯑ a ꯣ o ꯤ i ꯥ a ꯦ e ꯧ ou ꯨ u ꯩ ei ꯪ ng ꯛ k ꯜ l ꯝ m ꯞ p ꯟ n ꯠ t ꯡ ng ꯢ i',
)
const MEITEI_SOUNDED = /[ꯀ-ꯍꯐꯒ-ꯚ](?=[ꯀ-ꯢ])/gu

/** Each row of digits by its zero. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x1c50, 0xabf0]
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u1c50-\u1c59\uabf0-\uabf9]/g

/**
 * Perso-Arabic, Ol Chiki and Meitei letters in Roman ones, and the digits of Indian scripts as 0 to
 * 9; any other text is left as it is.
 */
export function spellOtherScripts(text: string): string {
  return text
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (joined) => joined.normalize('NFKC'))
    .replace(/[\u0620-\u065f\u066e-\u06d3]+/g, (word) => {
      const letters = word
        .replace(ARABIC_SIGNS, '')
        .replace(/^و/, 'w')
        .replace(/^ی/, 'y')
        .replace(/(?<=.)ہ$/, 'a')
      return Array.from(letters, (letter) => ARABIC.get(letter) ?? letter).join('')
    })
    .replace(/[\u1c5a-\u1c7d]+/g, (word) =>
      Array.from(word, (letter) => OL_CHIKI.get(letter) ?? '').join(''),
    )
    .replace(/[\uabc0-\uabea\uabed]+/g, (word) =>
      Array.from(word.replace(MEITEI_SOUNDED, '$&ꯥ'), (letter) => {
        return MEITEI.get(letter) ?? MEITEI_OTHERS.get(letter) ?? ''
      }).join(''),
    )
    .replace(DIGIT, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - ZEROS.findLast((zero) => zero <= code)!)
    })
}
