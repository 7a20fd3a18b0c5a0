import { normaliseLine, normaliseText } from '#shared/text/plain-text.ts'

const toDistinctLines = (texts: string[]) => [...new Set(texts.map(normaliseLine))]

/** How the texts of records are stored, by field; other values are stored as they are. */
const NORMALISE: Record<string, ((text: never) => unknown) | undefined> = {
  name: normaliseLine,
  nameHi: normaliseLine,
  city: normaliseLine,
  icon: normaliseLine,
  fieldLabel: normaliseLine,
  labelHi: normaliseLine,
  placeholder: normaliseLine,
  description: normaliseText,
  descriptionHi: normaliseText,
  helpText: normaliseText,
  keywords: toDistinctLines,
  aliases: toDistinctLines,
}

/** The given values in their stored form, without fields that were left out. */
export const toStoredRecord = <Given extends object>(given: Given): Given =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        value === null ? null : (NORMALISE[name]?.(value as never) ?? (value as unknown)),
      ]),
  ) as Given
