import { listFieldsWith } from './business-fields.ts'
import { hasUnknownContactDetails } from './contact-details-in-text.ts'
import { isLinkOfNetwork, SOCIAL_FIELDS, type SocialField } from './social-hosts.ts'

/**
 * The fields that identify an approved listing and lead people to it: name, category, place,
 * number, address of mail, site. When its owner changes one of these on a live listing, the change
 * waits for an administrator. The answers and the features are of the category. Links to social
 * networks and texts wait only if they lead elsewhere (`needsApprovalByValue`).
 */
export const MODERATED_BUSINESS_FIELDS = listFieldsWith(
  'held',
  'always',
  'category',
  'text',
  'link',
)

export type ModeratedField = (typeof MODERATED_BUSINESS_FIELDS)[number]

/**
 * These two wait only together with another category; within the approved one they are the owner's
 * to change.
 */
export const CATEGORY_DEPENDENT_FIELDS = listFieldsWith('held', 'category')

/** These two are one point. */
export const POINT_FIELDS = ['latitude', 'longitude'] as const satisfies ModeratedField[]

/** Texts of a listing, in which a number would pass by the field for numbers. */
export const MODERATED_TEXTS = [
  ...listFieldsWith('held', 'text'),
  'serviceInformation',
] as const satisfies ModeratedField[]

const isOneOf = <Name extends ModeratedField>(
  names: readonly Name[],
  name: ModeratedField,
): name is Name => (names as readonly ModeratedField[]).includes(name)

/** Whether approval of this field depends on its value. */
export const isModeratedByValue = (name: ModeratedField): boolean =>
  isOneOf<ModeratedField>(MODERATED_TEXTS, name) || isOneOf<SocialField>(SOCIAL_FIELDS, name)

/**
 * Whether such a value waits: a text with a number, a mail address or a link that the listing does
 * not show already (`known`), a social link to another network or site.
 */
export function needsApprovalByValue(
  name: ModeratedField,
  value: unknown,
  known: ReadonlySet<string>,
): boolean {
  if (value === null || value === '') return false
  if (isOneOf<SocialField>(SOCIAL_FIELDS, name))
    return typeof value !== 'string' || !isLinkOfNetwork(name, value)
  return hasUnknownContactDetails(value, known)
}
