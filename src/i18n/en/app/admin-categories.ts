import { counted } from '#i18n/en/plural.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'

const EXAMPLE = READS_HINDI ? 'dawai, अस्पताल' : 'clinic'

/** Business categories, for administrators. */
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
  more: (count: number) => `+ ${count} not live`,
  slug: 'Slug',
  slugHint: 'Created from the name. Used in the page address.',
  slugChanges: 'Used in the page address. Links with the old address still work.',
  wrongSlug: 'Use lowercase letters, digits and single hyphens between words',
  description: 'Description',
  icon: 'Icon',
  iconHint: 'An emoji',
  color: 'Color',
  keywords: 'Keywords',
  keywordsHint: `Other search words, separated by commas: ${EXAMPLE}`,
  failed: {
    list: 'Failed to load categories',
    save: 'Failed to save category',
    delete: 'Failed to delete category',
    status: 'Failed to update category status',
  },
  deleteQuestion: 'Are you sure you want to delete this category?',
  inUse: (listings: number, posts: number) =>
    `This category has ${[
      ...(listings > 0 ? [counted(listings, 'business', 'businesses')] : []),
      ...(posts > 0 ? [counted(posts, 'blog post', 'blog posts')] : []),
    ].join(' and ')}. Merge it into another category instead.`,
  goesWith: ({ features, fields }: { features: number; fields: number }) =>
    `${[
      ...(features > 0 ? [counted(features, 'feature', 'features')] : []),
      ...(fields > 0 ? [counted(fields, 'service field', 'service fields')] : []),
    ].join(' and ')} will also be deleted.`,
  mergeOf: (name: string) => `Merge ${name} into another category`,
  mergeInto: 'Merge into',
  choose: 'Choose…',
  mergeText: (listings: number) =>
    `${counted(listings, 'business', 'businesses')}, posts, features and service fields will ` +
    'move. The old name becomes a keyword. Links with the old address still work.',
  orderTitle: 'Category order',
}
