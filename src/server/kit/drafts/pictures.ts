import { stripSignature, type PrivateLinks } from '#server/kit/uploads/index.ts'

type Values = Record<string, unknown>

/**
 * The addresses in these fields by `change`: one, several separated by spaces, or a list. Whatever
 * else a draft holds stays as it is.
 */
function changed(
  values: Values,
  fields: readonly string[],
  change: (path: string) => string,
): Values {
  const ofText = (text: string) =>
    text
      .split(' ')
      .map((path) => path && change(path))
      .join(' ')
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return ofText(value)
    return Array.isArray(value) ? value.map(of) : value
  }
  const known = fields.filter((field) => field in values)
  return { ...values, ...Object.fromEntries(known.map((field) => [field, of(values[field])])) }
}

/** As it is kept: uploads by their paths alone. */
export const stripPictureLinks = (values: Values, fields: readonly string[]): Values =>
  changed(values, fields, stripSignature)

/** As its writer sees it: uploads with leave to see them, as nobody else may. */
export const signPictureLinks = (
  values: Values,
  fields: readonly string[],
  { sign }: PrivateLinks,
  now: Date,
): Values => changed(values, fields, (path) => sign(path, now))
