import { blogList } from './blog-list.ts'

/** The blog: its list, a post, and failures. */
export const blog = {
  ...blogList,
  title: 'Blog',
  text: (district: string) => `News, guides and stories of ${district} district.`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  description: (count: number, district: string) =>
    count === 0
      ? `News, guides and stories of ${district} district, in English and Hindi.`
      : `${count} ${count === 1 ? 'post' : 'posts'} about ${district} district: news, guides ` +
        'and stories, in English and Hindi.',
  inCategory: (category: string) => `Blog: ${category}`,
  categoryDescription: (count: number, category: string) =>
    `${count} blog ${count === 1 ? 'post' : 'posts'} about ${category.toLowerCase()}.`,
  noScript: 'The search needs JavaScript. Without it, read by category below.',
  recent: 'Recent Posts',
  categories: 'Categories',
  stayUpdated: 'Stay Updated',
  stayUpdatedText: 'New posts and places by email, now and then.',
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
  sample: 'Sample',
  sampleText: 'This is a sample post that came with the site.',
  fallbackTitle: 'No page here yet',
  fallbackText:
    'A post published or renamed a moment ago, whose own page is being made; or no post at all.',
  fallbackNoScript:
    'Either this post was published or renamed a moment ago, and its page will be here in a ' +
    'few minutes; or there is no such post.',
}
