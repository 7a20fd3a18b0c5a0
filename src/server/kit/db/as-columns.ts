/**
 * The values as they are. A name that is no column of the table, which `.values()` and `.set()`
 * drop without a word when it is spread into them, does not type-check here.
 */
export const asColumns =
  <Columns extends object>() =>
  <
    Values extends {
      [Name in keyof Values]: Name extends keyof Columns ? Columns[Name] | undefined : never
    },
  >(
    values: Values,
  ): Values =>
    values
