import { useRead } from '#app/data/use-read.ts'
import type { DescribeField } from '#app/form/FieldMerge.tsx'
import { classifiedMedia } from '#i18n/en/app/classified-media.ts'
import { editClassified } from '#i18n/en/app/edit-classified.ts'
import { merge } from '#i18n/en/app/merge.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { classifiedConditions } from '#i18n/en/classified-conditions.ts'
import {
  EMPTY_CLASSIFIED,
  getClassifiedImages,
  type ClassifiedField,
  type ClassifiedValues,
} from './classified-values.ts'

/** Says in words what the form of an ad has at a field, and what belongs to it. */
export function useDescribeClassifiedField(): DescribeField {
  const categories = useRead('GET /classified-categories', {}).data?.data
  return (field, values) => {
    const classified = { ...EMPTY_CLASSIFIED, ...(values as Partial<ClassifiedValues>) }
    const texts: Partial<Record<ClassifiedField, string>> = {
      categoryId: categories?.find(({ id }) => String(id) === classified.categoryId)?.name ?? '…',
      condition: classifiedConditions[classified.condition as keyof typeof classifiedConditions],
      price: joined(
        classified.price,
        t.priceTypes[classified.priceType as keyof typeof t.priceTypes],
      ),
      city: joined(classified.city, classified.state),
      showPhone: editClassified.yesNo(classified.showPhone !== ''),
      showEmail: editClassified.yesNo(classified.showEmail !== ''),
      // Its name: two videos differ in nothing else that can be said.
      video: classified.video.split('/').at(-1)!.split('?')[0]!,
    }
    const name = NAMES[field] ?? (t.fields as Record<string, string>)[field] ?? field
    if (field !== 'mainImages') {
      return {
        name,
        text: texts[field as ClassifiedField] ?? classified[field as ClassifiedField] ?? '',
      }
    }
    const pictures = getClassifiedImages(classified)
    return { name, text: pictures.length > 0 ? merge.photos(pictures.length) : '', pictures }
  }
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

const NAMES: Record<string, string> = {
  mainImages: editClassified.pictures,
  video: classifiedMedia.video,
  showPhone: t.showPhone,
  showEmail: t.showEmail,
}
