import { isEmailAddress } from './contact-fields.ts'

type Business = { ownerId: number | null; email: string | null }
type Site = { takesMessages: boolean; contactPhone: string; contactWhatsapp: string }

/** Which forms have a reader; the others are not offered, and the server refuses them. */
export type ContactForms = {
  /** A question to the business, read by its owner, the reader of its email, or the website. */
  inquiry: boolean
  /** A report that something is wrong. */
  report: boolean
  /** Whether the website can be contacted at all: in writing or by phone. */
  site: boolean
}

/** Which forms a business's page can offer. */
export function getContactForms(business: Business, site: Site): ContactForms {
  return {
    inquiry:
      business.ownerId !== null || isEmailAddress(business.email ?? '') || site.takesMessages,
    report: site.takesMessages,
    site: hasContactChannel(site),
  }
}

export const hasContactChannel = (site: Site): boolean =>
  site.takesMessages || site.contactPhone !== '' || site.contactWhatsapp !== ''
