type Contact = { contactEmail: string; contactPhone: string; contactAddress: string }
type Officer = {
  legalName: string
  grievanceOfficerName: string
  grievanceOfficerEmail: string
  grievanceOfficerPhone: string
}

/**
 * The contact for complaints: the officer of the settings; missing values come from the website's
 * contact.
 */
export function getGrievanceOfficer(settings: Contact & Officer) {
  return {
    operator: settings.legalName,
    name: settings.grievanceOfficerName,
    email: settings.grievanceOfficerEmail || settings.contactEmail,
    phone: settings.grievanceOfficerPhone || settings.contactPhone,
    address: settings.contactAddress,
  }
}
