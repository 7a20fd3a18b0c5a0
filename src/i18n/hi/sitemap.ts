import type { sitemap as english } from '#i18n/en/sitemap.ts'
import type { Words } from '#i18n/words.ts'

export const sitemap: Words<typeof english> = {
  title: 'साइट के सभी पेज',
  lede: 'साइट के सारे पेज एक जगह।',
  description: (site) => `${site} के सभी पेज: दुकानें, कैटेगरी, शहर, खाता और मदद।`,
  main: 'खास पेज',
  categories: 'दुकानों की कैटेगरी',
  account: 'खाता',
  locations: 'शहर और प्रखंड',
  legal: 'नियम और मदद',
}
