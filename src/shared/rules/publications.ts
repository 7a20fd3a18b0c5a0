/** What a person has published on the site. */
export const PUBLICATIONS = ['listings', 'ads', 'reviews', 'posts'] as const

export type Publication = (typeof PUBLICATIONS)[number]
