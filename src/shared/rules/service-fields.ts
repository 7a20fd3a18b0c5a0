/** Kinds of questions that the listing form can ask. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'select',
  'checkbox',
  'radio',
  'email',
  'url',
  'tel',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** The internal name of a question: the key of its answers. */
export const FIELD_NAME_PATTERN = /^[A-Za-z][A-Za-z0-9_]{0,63}$/

/** Whether one chooses among options instead of writing. */
export const hasOptions = (type: FieldType): boolean =>
  type === 'select' || type === 'radio' || type === 'checkbox'

/** Options as they are written, one on a line; blank lines and repetitions are dropped. */
export const parseOptions = (lines: string): string[] => {
  const options = lines.split('\n').map((line) => line.trim())
  return [...new Set(options.filter((line) => line !== ''))]
}
