import { useRead } from '#app/data/use-read.ts'
import type { DescribeField } from '#app/form/FieldMerge.tsx'
import { adMedia } from '#i18n/en/app/ad-media.ts'
import { editAd } from '#i18n/en/app/edit-ad.ts'
import { merge } from '#i18n/en/app/merge.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { adWords } from '#i18n/en/ad-words.ts'
import { EMPTY_AD, getAdImages, type AdField, type AdValues } from './ad-values.ts'

/** Says in words what the form of an ad has at a field, and what belongs to it. */
export function useDescribeAd(): DescribeField {
  const categories = useRead('GET /classified-categories', {}).data?.data
  return (field, values) => {
    const ad = { ...EMPTY_AD, ...(values as Partial<AdValues>) }
    const texts: Partial<Record<AdField, string>> = {
      categoryId: categories?.find(({ id }) => String(id) === ad.categoryId)?.name ?? '…',
      condition: adWords.conditions[ad.condition as keyof typeof adWords.conditions],
      price: joined(ad.price, t.priceTypes[ad.priceType as keyof typeof t.priceTypes]),
      city: joined(ad.city, ad.state),
      showPhone: editAd.yesNo(ad.showPhone !== ''),
      showEmail: editAd.yesNo(ad.showEmail !== ''),
      // Its name: two videos differ in nothing else that can be said.
      video: ad.video.split('/').at(-1)!.split('?')[0]!,
    }
    const name = NAMES[field] ?? (t.fields as Record<string, string>)[field] ?? field
    if (field !== 'mainImages') {
      return { name, text: texts[field as AdField] ?? ad[field as AdField] ?? '' }
    }
    const pictures = getAdImages(ad)
    return { name, text: pictures.length > 0 ? merge.photos(pictures.length) : '', pictures }
  }
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

const NAMES: Record<string, string> = {
  mainImages: editAd.pictures,
  video: adMedia.video,
  showPhone: t.showPhone,
  showEmail: t.showEmail,
}
