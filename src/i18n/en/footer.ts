export const footer = {
  description: (district: string, state: string) =>
    `Shops, services and public offices in ${district} district, ${state}.`,
  explore: 'Explore',
  categories: 'Categories',
  forOwners: 'For owners',
  contact: 'Contact',
  whatsapp: 'WhatsApp',
  supportHours: 'Support hours',
  weekdays: 'Mon-Fri',
  weekend: 'Sat-Sun',
  followUs: 'Follow us',
  backToTop: 'Back to top',
  copyright: (year: number, name: string) => `© ${year} ${name}`,
}
