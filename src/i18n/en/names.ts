/** The `lang` of a name that may be in another language than its page. */
export const langOf = (_name: string): string | undefined => undefined

type Named = { name: string; nameHi?: string | null | undefined }

/** A record's name, as the language of the page has it. */
export const nameOf = ({ name }: Named): string => name

/** The same in a list to choose from, which has room for the Hindi name beside it. */
export const choiceName = ({ name, nameHi }: Named): string =>
  nameHi ? `${name} · ${nameHi}` : name

/** The Hindi name that stands beside `nameOf`; null where that is Hindi already. */
export const companionOf = ({ nameHi }: Named): string | null => nameHi || null
