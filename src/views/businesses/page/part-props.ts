import type { Business } from '#contract/businesses.ts'
import type { businessParts } from '#i18n/en/business-parts.ts'
import type { Messages } from '#i18n/index.ts'

/** The props of a part of a business's page. */
export type BusinessPartProps = {
  business: Business
  messages: Pick<Messages, 'businesses' | 'reviews'> & { businessPage: typeof businessParts }
}
