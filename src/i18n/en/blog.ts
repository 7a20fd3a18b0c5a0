import { LOCAL_LANGUAGE_NAME as language, READS_HINDI } from '#district/district.ts'
import { blogList } from './blog-list.ts'

const LANGUAGES = READS_HINDI ? ', in English and Hindi' : ''

/** The blog: its list, a post, and failures. */
export const blog = {
  ...blogList,
  title: 'Blog',
  text: (district: string) => `News, guides and stories from ${district} district.`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  description: (count: number, district: string) =>
    count === 0
      ? `News, guides and stories from ${district} district${LANGUAGES}.`
      : `${count} ${count === 1 ? 'post' : 'posts'} about ${district} district: news, guides and ` +
        `stories${LANGUAGES}.`,
  inCategory: (category: string) => `Blog: ${category}`,
  categoryDescription: (count: number, category: string) =>
    `${count} blog ${count === 1 ? 'post' : 'posts'} about ${category.toLowerCase()}.`,
  noScript: 'Search needs JavaScript. Browse by category below.',
  recent: 'Recent Posts',
  categories: 'Categories',
  stayUpdated: 'Stay Updated',
  stayUpdatedText: 'New posts and places by email.',
  feed: 'RSS feed',
  back: 'Back',
  views: (count: string) => `${count} ${count === '1' ? 'view' : 'views'}`,
  contents: 'On this page',
  tags: 'Tags',
  share: 'Share',
  shareOn: (place: string) => `Share on ${place}`,
  copyLink: 'Copy link',
  copied: 'Link copied to clipboard!',
  related: 'Related Posts',
  readIn: { en: 'Read in English', local: `Read in ${language}` },
  sample: 'Sample',
  sampleText: 'A sample post that came with the site.',
  fallbackTitle: 'Page not ready yet',
  fallbackText:
    'If this post was just published or renamed, its page will be ready in a few minutes.',
  fallbackNoScript:
    'If this post was just published or renamed, its page will be ready in a few ' +
    'minutes. Otherwise this post doesn’t exist.',
}
