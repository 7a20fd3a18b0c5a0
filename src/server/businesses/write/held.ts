import { isDeepStrictEqual } from 'node:util'
import type { BusinessRow } from './apply.ts'
import type { ListingInput, Values } from './values.ts'
import type { HeldValues } from '#server/db/tables/index.ts'
import { contactsIn, textsIn } from '#shared/rules/contacts-in-text.ts'
import {
  dependsOnValue,
  MODERATED_FIELDS,
  OF_CATEGORY,
  OF_POINT,
  needsApprovalByValue,
} from '#shared/rules/moderated-fields.ts'
import type { ModeratedField } from '#shared/rules/moderated-fields.ts'

type Change = { values: Values; features: number[] | undefined }

/**
 * Splits the given values of a live listing: those its owner may change at once, and those that
 * need approval.
 */
export function splitModerated(
  before: BusinessRow,
  given: ListingInput,
  { values, features }: Change,
): { own: Change; held: HeldValues } {
  const isOtherCategory = values.categoryId !== undefined && values.categoryId !== before.categoryId
  const names = new Set<ModeratedField>(MODERATED_FIELDS)
  const known = contactsOf(before)
  const isOfOtherCategory = (name: ModeratedField) =>
    isOtherCategory && (OF_CATEGORY as readonly ModeratedField[]).includes(name)
  for (const name of MODERATED_FIELDS) {
    if (isOfOtherCategory(name)) continue
    const value = name in values ? values[name as keyof Values] : undefined
    if (name === 'selectedFeatures') names.delete(name)
    else if (dependsOnValue(name) && !needsApprovalByValue(name, value ?? null, known))
      names.delete(name)
  }
  // A town that was not given counts as unchanged.
  const hasTown = given.locationId != null || Boolean(given.selectedCity)
  const all = { ...values, selectedFeatures: features }
  const isOfHeld = ([name, value]: [string, unknown]) =>
    value !== undefined && names.has(name as ModeratedField) && (name !== 'locationId' || hasTown)
  const held: HeldValues = Object.fromEntries(Object.entries(all).filter(isOfHeld))
  if (OF_POINT.some((name) => held[name] !== undefined))
    for (const name of OF_POINT) held[name] ??= values[name] === undefined ? before[name] : null
  return {
    own: {
      values: Object.fromEntries(
        Object.entries(values).filter(
          ([name, value]) => value !== undefined && !names.has(name as ModeratedField),
        ),
      ),
      features: isOtherCategory ? undefined : features,
    },
    held,
  }
}

/**
 * The waiting values of a listing together with those given now. A value given as it is shown no
 * longer waits, and neither does one that was written at once (`own`).
 */
export function mergeModerated(
  before: BusinessRow,
  earlier: HeldValues,
  { given, own }: { given: HeldValues; own: Values },
): HeldValues {
  const merged: HeldValues = { ...earlier, ...given }
  const isShown = (name: keyof HeldValues) =>
    name !== 'selectedFeatures' && isDeepStrictEqual(merged[name] ?? null, before[name])
  for (const name of MODERATED_FIELDS) {
    const isOf = (group: readonly ModeratedField[]) => group.includes(name)
    if (isOf(OF_CATEGORY) || isOf(OF_POINT) || !Object.hasOwn(merged, name)) continue
    if (isShown(name) || name in own) delete merged[name]
  }
  if (merged.categoryId === undefined) {
    delete merged.selectedFeatures
    const { serviceInformation } = merged
    const waits =
      !isShown('serviceInformation') &&
      !('serviceInformation' in own) &&
      needsApprovalByValue('serviceInformation', serviceInformation ?? null, contactsOf(before))
    if (!waits) delete merged.serviceInformation
  }
  if (OF_POINT.every(isShown)) for (const name of OF_POINT) delete merged[name]
  return merged
}

/** Every number, mail address and link that a listing shows already. */
export const contactsOf = (row: BusinessRow): Set<string> =>
  new Set(MODERATED_FIELDS.flatMap((name) => contactsIn(textsIn(row[name as keyof BusinessRow]))))
