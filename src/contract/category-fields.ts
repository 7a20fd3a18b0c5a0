import { z } from 'zod'
import { clearable, colour, nameText, optionalNewSlug } from './values.ts'

/** What administrators give of a category, of businesses or of ads. */
export const categoryFields = (nameLength: number) => ({
  name: nameText(nameLength),
  nameHi: clearable(nameText(nameLength)),
  description: z.string().trim().max(1000),
  descriptionHi: z.string().trim().max(1000),
  icon: clearable(z.string().trim().max(16)).describe('An emoji'),
  color: colour,
  status: z.enum(['active', 'inactive']),
  sortOrder: z.int().min(-100_000).max(100_000),
})

/** The same of a new category, where all but the name may be left out. */
export function newCategoryFields(nameLength: number, color: string) {
  const fields = categoryFields(nameLength)
  return {
    ...fields,
    slug: optionalNewSlug,
    description: fields.description.default(''),
    descriptionHi: fields.descriptionHi.default(''),
    color: fields.color.default(color),
    status: fields.status.default('active'),
    sortOrder: fields.sortOrder.default(0),
  }
}
