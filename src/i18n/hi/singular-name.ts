import type * as english from '#i18n/en/singular-name.ts'

/** What a single place of a category is called: as the category is, whose name is no plural. */
export const toSingularName: typeof english.toSingularName = (category) => category
