import { isDeepStrictEqual } from 'node:util'
import type { ListingRow } from './apply.ts'
import type { ListingInput, ListingColumns } from './values.ts'
import type { PendingValues } from '#server/kit/db/tables/index.ts'
import { findContactDetails, collectTexts } from '#shared/rules/contact-details-in-text.ts'
import {
  isModeratedByValue,
  MODERATED_BUSINESS_FIELDS,
  CATEGORY_DEPENDENT_FIELDS,
  POINT_FIELDS,
  needsApprovalByValue,
  type ModeratedField,
} from '#shared/rules/moderated-fields.ts'

type Change = { values: ListingColumns; features: number[] | undefined }

/**
 * Splits the given values of a live listing: those its owner may change at once, and those that
 * need approval.
 */
export function splitModerated(
  before: ListingRow,
  given: ListingInput,
  { values, features }: Change,
): { own: Change; held: PendingValues } {
  const isOtherCategory = values.categoryId !== undefined && values.categoryId !== before.categoryId
  const names = new Set<ModeratedField>(MODERATED_BUSINESS_FIELDS)
  const known = getShownContacts(before)
  const isOfOtherCategory = (name: ModeratedField) =>
    isOtherCategory && (CATEGORY_DEPENDENT_FIELDS as readonly ModeratedField[]).includes(name)
  for (const name of MODERATED_BUSINESS_FIELDS) {
    if (isOfOtherCategory(name)) continue
    const value = name in values ? values[name as keyof ListingColumns] : undefined
    if (name === 'selectedFeatures') names.delete(name)
    else if (isModeratedByValue(name) && !needsApprovalByValue(name, value ?? null, known))
      names.delete(name)
  }
  // A town that was not given counts as unchanged.
  const hasTown = given.locationId != null || Boolean(given.selectedCity)
  const all = { ...values, selectedFeatures: features }
  const isOfHeld = ([name, value]: [string, unknown]) =>
    value !== undefined && names.has(name as ModeratedField) && (name !== 'locationId' || hasTown)
  const held: PendingValues = Object.fromEntries(Object.entries(all).filter(isOfHeld))
  if (POINT_FIELDS.some((name) => held[name] !== undefined))
    for (const name of POINT_FIELDS) held[name] ??= values[name] === undefined ? before[name] : null
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
  before: ListingRow,
  earlier: PendingValues,
  { given, own }: { given: PendingValues; own: ListingColumns },
): PendingValues {
  const merged: PendingValues = { ...earlier, ...given }
  const isShown = (name: keyof PendingValues) =>
    name !== 'selectedFeatures' && isDeepStrictEqual(merged[name] ?? null, before[name])
  for (const name of MODERATED_BUSINESS_FIELDS) {
    const isOf = (group: readonly ModeratedField[]) => group.includes(name)
    if (isOf(CATEGORY_DEPENDENT_FIELDS) || isOf(POINT_FIELDS) || !Object.hasOwn(merged, name))
      continue
    if (isShown(name) || name in own) delete merged[name]
  }
  if (merged.categoryId === undefined) {
    delete merged.selectedFeatures
    const { serviceInformation } = merged
    const waits =
      !isShown('serviceInformation') &&
      !('serviceInformation' in own) &&
      needsApprovalByValue(
        'serviceInformation',
        serviceInformation ?? null,
        getShownContacts(before),
      )
    if (!waits) delete merged.serviceInformation
  }
  if (POINT_FIELDS.every(isShown)) for (const name of POINT_FIELDS) delete merged[name]
  return merged
}

/** Every number, mail address and link that a listing shows already. */
export const getShownContacts = (row: ListingRow): Set<string> =>
  new Set(
    MODERATED_BUSINESS_FIELDS.flatMap((name) =>
      findContactDetails(collectTexts(row[name as keyof ListingRow])),
    ),
  )
