/** What a person has published on the site; campaigns are their paid advertising. */
export const PUBLISHED_KINDS = ['listings', 'ads', 'reviews', 'posts', 'campaigns'] as const

export type PublishedKind = (typeof PUBLISHED_KINDS)[number]
