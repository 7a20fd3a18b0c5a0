import { toPlainText } from '#markdown/plain-text.ts'

/** A job of the parser: what can be read of each text. */
export default function extractTexts(texts: string[]): string[] {
  return texts.map(toPlainText)
}
