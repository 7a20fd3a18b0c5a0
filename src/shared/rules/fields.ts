/** The names of the fields of which that is true: `NamesWith<typeof FIELDS, 'kind', 'text'>`. */
export type NamesWith<Fields, Key extends PropertyKey, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Key, Value> ? Name : never
}[keyof Fields]

/** The names of the fields of which one of these is true, in the order of their definition. */
export const listNamesWith = <
  Fields extends object,
  Key extends string,
  Value extends string | boolean,
>(
  fields: Fields,
  key: Key,
  ...values: Value[]
): NamesWith<Fields, Key, Value>[] =>
  Object.entries(fields)
    .filter(([, field]) => (values as unknown[]).includes((field as Record<string, unknown>)[key]))
    .map(([name]) => name) as NamesWith<Fields, Key, Value>[]
