/** Texts that the pages of rules share. */
export const legal = {
  updated: (date: string) => `Last updated: ${date}`,
  contents: 'On this page',
  /** Above a text that is not translated, on pages of other languages. */
  inEnglish: 'The full text is in English. The English version applies.',
  officer: 'Grievance officer',
  officerText: (site: string) =>
    `For questions or complaints about your data or about content on ${site}:`,
  operator: 'Run by',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  site: 'Website',
  complain: 'Complaint form and statistics',
  notNamed: 'The operator of this site has not yet entered contact details for complaints.',
}
