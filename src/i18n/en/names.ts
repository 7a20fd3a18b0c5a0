/** The `lang` of a name that may be in another language than its page. */
export { localLangOf as langOf } from '#shared/text/local-language.ts'

type Named = { name: string; nameHi?: string | null | undefined }

/** A record's name, as the language of the page has it. */
export const nameOf = ({ name }: Named): string => name

/** The same in a list to choose from, which has room for the local name beside it. */
export const choiceName = ({ name, nameHi }: Named): string =>
  nameHi ? `${name} · ${nameHi}` : name

/** The name in the language of the district that stands beside `nameOf`; null where that is it already. */
export const companionOf = ({ nameHi }: Named): string | null => nameHi || null
