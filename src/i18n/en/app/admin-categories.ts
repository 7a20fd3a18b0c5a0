import { counted } from '#shared/text/counted.ts'

/** Kinds of business as administrators keep them. */
export const adminCategories = {
  caption: 'Categories',
  hint: 'Name, slug or keyword',
  add: 'Add Category',
  editOf: (name: string) => `Edit ${name}`,
  columns: {
    name: 'Name',
    status: 'Status',
    businesses: 'Businesses',
    features: 'Features',
    fields: 'Service fields',
    order: 'Sort order',
  },
  stats: { total: 'Total', active: 'Active', inactive: 'Inactive', businesses: 'Businesses' },
  more: (count: number) => `${count} more not shown`,
  slug: 'Slug',
  slugHint: 'Made of the name. It is the address of the page.',
  slugChanges: 'The address of the page; the former one leads here.',
  wrongSlug: 'Use small letters and digits, words joined by single hyphens',
  description: 'Description',
  icon: 'Icon',
  iconHint: 'An emoji',
  color: 'Color',
  keywords: 'Keywords',
  keywordsHint: 'Other words that find it, separated by commas: dawai, अस्पताल',
  failed: {
    list: 'Failed to load categories',
    save: 'Failed to save category',
    delete: 'Failed to delete category',
    status: 'Failed to update category status',
  },
  deleteQuestion: 'Are you sure you want to delete this category?',
  inUse: (listings: number, posts: number) =>
    `It has ${[
      ...(listings > 0 ? [counted(listings, 'business', 'businesses')] : []),
      ...(posts > 0 ? [counted(posts, 'blog post', 'blog posts')] : []),
    ].join(' and ')}. Merge it into another category instead.`,
  goesWith: ({ features, fields }: { features: number; fields: number }) =>
    `${[
      ...(features > 0 ? [counted(features, 'feature', 'features')] : []),
      ...(fields > 0 ? [counted(fields, 'service field', 'service fields')] : []),
    ].join(' and ')} ${features + fields === 1 ? 'goes' : 'go'} with it.`,
  mergeOf: (name: string) => `Merge ${name} into another category`,
  mergeInto: 'Into',
  choose: 'Choose…',
  mergeText: (listings: number) =>
    `${counted(listings, 'business', 'businesses')}, posts, features and service fields move. ` +
    'The name stays a keyword, and the address leads to the other page.',
  orderTitle: 'Order of the categories',
}
