import type * as english from '#i18n/en/names.ts'

export const langOf: typeof english.langOf = (name) =>
  /[\u0900-\u097f]/.test(name) ? undefined : 'en'

export const nameOf: typeof english.nameOf = ({ name, nameHi }) => nameHi || name

export const choiceName: typeof english.choiceName = (named) => nameOf(named)

export const companionOf: typeof english.companionOf = () => null
