import type { paging as english } from '#i18n/en/paging.ts'
import type { Words } from '#i18n/words.ts'

export const paging: Words<typeof english> = {
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  pageNumber: (page) => `पेज ${page}`,
  pageOf: (page, pages) => `${pages} में से पेज ${page}`,
}
