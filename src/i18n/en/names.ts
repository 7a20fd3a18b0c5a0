import { LOCAL_LANGUAGE, READS_HINDI } from '#district/district.ts'

/**
 * The `lang` of a name that may be in another language than its page. Pages in English of a
 * district that reads Hindi have it nowhere: their cards have no byte to spare.
 */
export const langOf = (name: string): string | undefined =>
  !READS_HINDI && /[\u0900-\u0d7f]/.test(name) ? LOCAL_LANGUAGE : undefined

type Named = { name: string; nameHi?: string | null | undefined }

/** A record's name, as the language of the page has it. */
export const nameOf = ({ name }: Named): string => name

/** The same in a list to choose from, which has room for the local name beside it. */
export const choiceName = ({ name, nameHi }: Named): string =>
  nameHi ? `${name} · ${nameHi}` : name

/** The local name that stands beside `nameOf`; null where that is it already. */
export const companionOf = ({ nameHi }: Named): string | null => nameHi || null
