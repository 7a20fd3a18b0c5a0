import type { Business } from '#contract/businesses.ts'
import type { Messages } from '#i18n/index.ts'

/** What a part of a business's page is made of. */
export type PartProps = {
  business: Business
  messages: Pick<Messages, 'businesses' | 'businessPage' | 'reviews'>
}
