/** What a person has published on the site; campaigns are their paid advertising. */
export const PUBLISHED_CONTENT_TYPES = ['listings', 'ads', 'reviews', 'posts', 'campaigns'] as const

export type PublishedContentType = (typeof PUBLISHED_CONTENT_TYPES)[number]
