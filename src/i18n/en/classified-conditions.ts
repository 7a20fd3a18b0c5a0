import type { ClassifiedCondition } from '#shared/rules/classifieds.ts'

/** In a file of its own because the form of an ad includes it, and no age of ads. */
export const classifiedConditions = {
  new: 'New',
  like_new: 'Like new',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
} satisfies Record<ClassifiedCondition, string>
