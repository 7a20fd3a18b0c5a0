import { businesses } from './businesses.ts'
import { paging } from './paging.ts'
import { searchNotes } from './search-notes.ts'

/** Pages that the server writes itself. */
export const sitePages = {
  lang: 'en',
  /** The results of a search, for browsers without script. */
  search: {
    ...paging,
    found: (count: number) => businesses.found(count),
    failed: 'The search cannot be made at the moment. Browse by category or by town meanwhile.',
    notes: searchNotes,
  },
  /** The site is closed for maintenance. */
  maintenance: {
    title: (site: string) => `${site}: back soon`,
    heading: (site: string) => `${site} is being worked on`,
    text: 'Please come back a little later.',
    /** Before the mail address and the telephone number of the site. */
    until: 'Until then:',
    login: 'Login for administrators',
  },
  /** The very first release is being built. */
  preparing: {
    title: 'The site is being prepared',
    text:
      'Its pages are being built for the first time. This page looks again by itself every few\n' +
      'seconds.',
  },
}
