import { z } from 'zod'
import {
  BUSINESS_FIELDS,
  listFieldsWith,
  listYesNoFilters,
  type FieldProperty,
  type FieldWith,
  type PlainKind,
  type YesNoFilter,
} from '#shared/rules/business-fields.ts'
import { booleanParam, clearable } from './values.ts'

const lineInput = (most: number) => clearable(z.string().trim().min(1).max(most))
const yesNoInput = clearable(z.boolean())
const ANSWERS = { line: z.string().nullable(), 'yes-no': z.boolean().nullable() }

type PlainField = FieldWith<'kind', PlainKind>
type InputOf<Name extends PlainField> =
  FieldProperty<'kind', Name> extends 'line' ? ReturnType<typeof lineInput> : typeof yesNoInput

const inputOf = (name: PlainField) => {
  const field = BUSINESS_FIELDS[name]
  return field.kind === 'line' ? lineInput(field.max) : yesNoInput
}

/** What may be given for the lines and the questions of yes or no of a section of the form. */
export const plainFieldInputs = <Section extends FieldProperty<'section'>>(section: Section) =>
  Object.fromEntries(
    listFieldsWith('kind', 'line', 'yes-no')
      .filter((name) => BUSINESS_FIELDS[name].section === section)
      .map((name) => [name, inputOf(name)]),
  ) as { [Name in PlainField & FieldWith<'section', Section>]: InputOf<Name> }

type PageField = FieldWith<'shown', 'page'>

/** What is answered for the fields of such a kind that the page of a business shows. */
export const plainResponseFields = <Kind extends PlainKind>(kind: Kind) =>
  Object.fromEntries(
    listFieldsWith('kind', kind)
      .filter((name) => BUSINESS_FIELDS[name].shown === 'page')
      .map((name) => [name, ANSWERS[kind]]),
  ) as Record<FieldWith<'kind', Kind> & PageField, (typeof ANSWERS)[Kind]>

const yesNoParameter = booleanParam.optional()

/** The parameters of the filters for yes or no. */
export const yesNoParameters = Object.fromEntries(
  listYesNoFilters().map((name) => [name, yesNoParameter]),
) as Record<YesNoFilter, typeof yesNoParameter>
