/** What a request for names adds to its query, to have them in the language of the page. */
export const inPageLanguage: { language?: 'en' | 'hi' } = {}

/** The `lang` of a name that may be in another language than its page. */
export const langOf = (_name: string): string | undefined => undefined

/** A district or a state, which are stored in English. */
export const areaName = (name: string): string => name
