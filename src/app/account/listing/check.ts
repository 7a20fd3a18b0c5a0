import { listing as t } from '#i18n/en/app/listing.ts'
import { getAmountProblem } from '#app/form/amount.ts'
import { parseYouTubeId } from '#shared/rules/business.ts'
import { checkHours } from './check-hours.ts'
import { getFieldId, type Problems } from './use-listing-form.ts'
import {
  FIELD_ORDER,
  RUPEE_FIELDS,
  type FieldName,
  type ListingValues,
  type RequiredField,
} from './values.ts'

const MB = 1024 * 1024

/** Validation in the browser; the server validates everything. */
export function checkValues(values: ListingValues, required: readonly RequiredField[]): Problems {
  const missing = required.filter((name) => values[name].trim() === '')
  return {
    ...Object.fromEntries(missing.map((name) => [name, t.required])),
    ...checkHours(values),
    ...Object.fromEntries(
      RUPEE_FIELDS.flatMap((name) => {
        const problem = values[name].trim() && getAmountProblem(values[name])
        return problem ? [[name, problem]] : []
      }),
    ),
    ...(values.youtubeVideo.trim() && !parseYouTubeId(values.youtubeVideo)
      ? { youtubeVideo: t.videoInvalid }
      : {}),
  }
}

/** Why a photo is not taken; null when it is. */
export const checkPhoto = (file: File): string | null =>
  !file.type.startsWith('image/')
    ? t.photoInvalid(file.name)
    : file.size > 10 * MB
      ? t.photoTooLarge(file.name)
      : null

export const checkLogo = (file: File): string | null =>
  !file.type.startsWith('image/') ? t.logoInvalid : file.size > 5 * MB ? t.logoTooLarge : null

/** Of the form, and of what is asked beside it. */
const LABELS: Record<Exclude<FieldName, 'isPointConfirmed'> | 'password' | 'ownMobile', string> = {
  ...t.fields,
  ...t.others,
}

/** The name of an input, for the summary: of a category's question its group's. */
export const getFieldLabel = (field: string): string => {
  const name = field.split('.')[0] ?? ''
  return (LABELS as Record<string, string>)[name] ?? name
}

/** What is wrong in the order of the form, each with the id of its control. */
export function getErrorSummary(
  problems: Problems,
  order: readonly string[] = FIELD_ORDER,
): { id: string; text: string }[] {
  const place = (field: string) => order.indexOf(field.split('.')[0] ?? '')
  return Object.entries(problems)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([field, text]) => ({ id: getFieldId(field), text: `${getFieldLabel(field)}: ${text}` }))
}

/** The server names the city where the form has the town's list. */
export const moveCityError = ({ selectedCity, ...fields }: Record<string, string>): Problems =>
  selectedCity ? { ...fields, locationId: selectedCity } : fields

/** Focuses a control, opening what it is folded into. */
export function focusField(id: string): void {
  const control = document.getElementById(id)
  const fold = control?.closest('details')
  if (fold) fold.open = true
  control?.focus()
}
