/** Letters of a word; a consonant and its dot are one. */
export const splitLetters = (word: string): string[] =>
  word.normalize('NFC').match(/[\u0900-\u097f]\u093c?/gu) ?? []

/** How surprising a letter is after the two before it, learned from words. */
export class LetterModel {
  readonly #counts = new Map<string, number>()
  #letters = 0

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const letters = bounded(word)
      for (let i = 2; i < letters.length; i++) {
        const [a, b, c] = [letters[i - 2]!, letters[i - 1]!, letters[i]!]
        for (const key of [`3${a}|${b}|${c}`, `2${a}|${b}|`, `1${b}|${c}`, `0${b}|`, `-${c}`])
          this.#counts.set(key, this.#of(key) + 1)
        this.#letters += 1
      }
    }
  }

  #of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #cost(a: string, b: string, c: string): number {
    const alone = (this.#of(`-${c}`) + 0.5) / (this.#letters + 40)
    const after = (this.#of(`1${b}|${c}`) + 4 * alone) / (this.#of(`0${b}|`) + 4)
    return -Math.log((this.#of(`3${a}|${b}|${c}`) + 3 * after) / (this.#of(`2${a}|${b}|`) + 3))
  }

  /** Of a whole word, or of the beginning of one. */
  cost(text: string, isWhole: boolean): number {
    const letters = bounded(text)
    const end = isWhole ? letters.length : letters.length - 1
    let sum = 0
    for (let i = 2; i < end; i++) sum += this.#cost(letters[i - 2]!, letters[i - 1]!, letters[i]!)
    return sum
  }
}

const bounded = (word: string) => ['^', '^', ...splitLetters(word), '$']
