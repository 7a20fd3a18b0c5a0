import { toHindiArea } from '#shared/text/area-names.ts'

/*
 * Records as Hindi pages show them: `name` is the Hindi name, or the English one where there is
 * no other. `nameHi` is empty then, so that nothing shows a name twice; `otherName` is the English
 * name that was replaced.
 */

type Replaced = { otherName?: string }
type Named = { name: string; nameHi?: string | null }
type Described = Named & { description: string; descriptionHi: string }

/** A category, a feature or anything else with a name and a Hindi name. */
export const toHindiName = <Row extends Named>(row: Row): Row & Replaced =>
  row.nameHi ? { ...row, name: row.nameHi, nameHi: null, otherName: row.name } : row

/** As the API answers it: the name that was replaced is for pages alone, and search engines. */
export function withoutOtherName<Row extends object>(row: Row): Row {
  const { otherName: _, ...rest } = row as Row & Replaced
  return rest as Row
}

/** The same with its description. */
export const toHindiCategory = <Row extends Described>(row: Row): Row & Replaced => ({
  ...toHindiName(row),
  description: row.descriptionHi || row.description,
})

type Town = { city: string; nameHi: string | null }

/** The Hindi name of a town as a seller typed it; undefined where none or several are called so. */
export type TownNames = (city: string) => string | undefined

export function hindiTownNames(towns: readonly Town[]): TownNames {
  const named = Map.groupBy(towns, ({ city }) => city.toLowerCase())
  return (city) => {
    const found = named.get(city.toLowerCase())
    return found?.length === 1 ? (found[0]!.nameHi ?? undefined) : undefined
  }
}

type Ad = { category: Named; city: string; state: string }

/** A classified ad, with the names of its category, town and state. */
export const toHindiAd = <Row extends Ad>(ad: Row, nameOfTown: TownNames) => ({
  ...ad,
  category: toHindiName(ad.category),
  city: nameOfTown(ad.city) ?? ad.city,
  state: toHindiArea(ad.state),
})

export const toHindiTown = <Row extends Town>(town: Row): Row & Replaced =>
  town.nameHi ? { ...town, city: town.nameHi, nameHi: null, otherName: town.city } : town

type Question = {
  fieldLabel: string
  labelHi: string | null
  fieldOptions: { options?: string[] | undefined; optionsHi?: string[] | undefined }
}

/** A question; `optionNames` are the Hindi words of its options. */
export const toHindiQuestion = <Row extends Question>(field: Row): Row & OptionNames => ({
  ...field,
  ...(field.labelHi ? { fieldLabel: field.labelHi, labelHi: null } : {}),
  optionNames: getHindiOptions(field),
})

type OptionNames = { optionNames: Readonly<Record<string, string>> }

/** The Hindi words of a question's options, by the option as it is stored. */
export function getHindiOptions({ fieldOptions }: Pick<Question, 'fieldOptions'>) {
  const { options = [], optionsHi = [] } = fieldOptions
  return Object.fromEntries(options.map((option, i) => [option, optionsHi[i] || option]))
}

type Listed = Named & {
  description: string
  descriptionHi: string
  city: string
  district: string
  state: string
  category: Named
  location: Town
  selectedFeatures?: readonly Named[]
}

/** A business with its category, its town and its features. */
export function toHindiBusiness<Row extends Listed>(business: Row): Row & Replaced {
  const location = toHindiTown(business.location)
  return {
    ...toHindiName(business),
    description: business.descriptionHi || business.description,
    category: toHindiName(business.category),
    location,
    city: location.city,
    district: toHindiArea(business.district),
    state: toHindiArea(business.state),
    ...(business.selectedFeatures && {
      selectedFeatures: business.selectedFeatures.map(toHindiName),
    }),
  }
}

/**
 * What Hindi lists are ordered by: names in Hindi as they are written, then those that have none.
 * The API has the same in the column `sort_name_hi`.
 */
export const getHindiSortName = ({ name, nameHi }: Named): string =>
  (nameHi ?? `\uffff${name}`).toLowerCase()
