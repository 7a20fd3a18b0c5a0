/** The first line of a mail. A name that somebody typed in is cut; without one nobody is named. */
export const greeting = (name: string): string => (name ? `Hello ${name.slice(0, 60)},` : 'Hello,')
