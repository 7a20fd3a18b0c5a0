import { counted } from '#i18n/en/plural.ts'

/** Features and amenities, for administrators. */
export const adminFeatures = {
  caption: 'Features and amenities',
  hint: 'Name of the feature',
  add: 'Add Feature',
  editOf: (name: string) => `Edit ${name}`,
  allCategories: 'All categories',
  chooseCategory: 'Choose a category',
  columns: { name: 'Name', category: 'Category', usage: 'Usage', order: 'Sort order' },
  stats: {
    total: 'Total features',
    active: 'Active features',
    categories: 'Categories covered',
  },
  businesses: (count: number) => counted(count, 'business', 'businesses'),
  description: 'Description',
  icon: 'Icon',
  iconHint: 'An emoji',
  orderOf: (category: string) => `Feature order: ${category}`,
  failed: {
    list: 'Failed to load features',
    save: 'Failed to save feature',
    delete: 'Failed to delete feature',
    status: 'Failed to update feature status',
  },
  deleteQuestion: 'Are you sure you want to delete this feature?',
  inUse: (count: number) =>
    `${counted(count, 'business has', 'businesses have')} this feature. ` +
    'Make it inactive instead, so nobody can choose it.',
}
