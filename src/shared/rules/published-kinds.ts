/** What a person has published on the site. */
export const PUBLISHED_KINDS = ['listings', 'ads', 'reviews', 'posts'] as const

export type PublishedKind = (typeof PUBLISHED_KINDS)[number]
