import type { BusinessType } from '#shared/rules/business.ts'

/** Kinds of ownership in words, on the page of a business and in its form. */
export const businessTypes: Record<BusinessType, string> = {
  individual: 'Individual',
  partnership: 'Partnership',
  company: 'Company',
  llc: 'LLC',
  corporation: 'Corporation',
  nonprofit: 'Non-profit',
}
