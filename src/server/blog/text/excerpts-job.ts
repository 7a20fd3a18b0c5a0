import { toPlainText } from '#markdown/plain-text.ts'

/** A job of the parser: what can be read of each text. */
export default function toPlainTexts(texts: string[]): string[] {
  return texts.map(toPlainText)
}
