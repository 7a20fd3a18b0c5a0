/** The language in which a record has no name: the one whose script neither name is in. */
export const findMissingName = (name: string, nameHi: string | null): 'hi' | 'en' | null =>
  /[A-Za-z]/.test(name) ? (nameHi ? null : 'hi') : /[\u0900-\u0d7f]/.test(name) ? 'en' : null
