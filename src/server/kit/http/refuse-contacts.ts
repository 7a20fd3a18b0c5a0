import { ApiError } from '#server/kit/errors/api-error.ts'
import {
  findContactDetails,
  NO_CONTACT_DETAILS_MESSAGE,
} from '#shared/rules/contact-details-in-text.ts'

type Texts<Name extends string> = { [name in Name]?: string | null | undefined }

/**
 * Refuses new texts that everybody sees at once, without anybody's look, and that carry a number, a
 * mail address or a link. A text that stays as it is passes. Throws INVALID_INPUT.
 */
export function refuseContactDetails<Name extends string>(
  names: readonly Name[],
  given: Texts<Name>,
  before: Texts<Name>,
): void {
  const wrong = names.filter((name) => {
    const text = given[name]
    return text && text !== before[name] && findContactDetails(text).length > 0
  })
  if (wrong.length > 0)
    throw new ApiError('INVALID_INPUT', {
      fields: Object.fromEntries(wrong.map((name) => [name, NO_CONTACT_DETAILS_MESSAGE])),
    })
}
