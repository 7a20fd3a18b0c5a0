export const footer = {
  description: (district: string, state: string) =>
    `Shops, services and public offices of ${district} district, ${state}.`,
  explore: 'Explore',
  categories: 'Categories',
  forOwners: 'For owners',
  contact: 'Contact',
  whatsapp: 'WhatsApp',
  supportHours: 'Support hours',
  /** This text is fixed by the specification. */
  hours: [
    { days: 'Mon-Fri', times: '9:00 AM - 6:00 PM' },
    { days: 'Sat-Sun', times: '10:00 AM - 4:00 PM' },
  ],
  followUs: 'Follow us',
  backToTop: 'Back to top',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
}
