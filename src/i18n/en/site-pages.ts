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
    failed: 'Search isn’t working right now. You can browse by category or town.',
    notes: searchNotes,
  },
  /** The site is closed for maintenance. */
  maintenance: {
    title: (site: string) => `${site}: back soon`,
    heading: (site: string) => `${site} is down for maintenance`,
    text: 'Please come back a little later.',
    /** Before the mail address and the telephone number of the site. */
    until: 'You can contact us:',
    login: 'Login for administrators',
  },
  /** The very first release is being built. */
  preparing: {
    title: 'The site is being prepared',
    text: 'We are building the pages for the first time. This page reloads every few seconds.',
  },
  /** A page that is rendered when somebody asks cannot be rendered at the moment. */
  busy: {
    title: 'This page isn’t ready yet',
    text: 'Many people are visiting right now. This page reloads every few seconds.',
  },
}
