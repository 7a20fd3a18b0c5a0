import { counted } from '#i18n/en/plural.ts'

/** Categories of classified ads, for administrators. */
export const classifiedCategories = {
  caption: 'Classified categories',
  hint: 'Name or slug',
  back: 'All ads',
  add: 'Add Category',
  editOf: (name: string) => `Edit ${name}`,
  columns: {
    name: 'Name',
    description: 'Description',
    ads: 'Ads',
    order: 'Sort order',
  },
  icon: 'Icon',
  iconHint: 'An emoji',
  color: 'Color',
  orderTitle: 'Classified category order',
  failed: {
    list: 'Failed to load categories',
    save: 'Failed to save category',
    delete: 'Failed to delete category',
    status: 'Failed to update category status',
  },
  deleteQuestion: 'Are you sure you want to delete this category?',
  inUse: (classifieds: number) =>
    `This category has ${counted(classifieds, 'ad', 'ads')}. Make it inactive instead, so ` +
    'nobody can choose it.',
}
