import type { DescribeField } from '#app/form/FieldMerge.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { getFieldLabel } from './check.ts'
import { useFormatValue } from './use-format-value.ts'
import { toPictures } from './values.ts'

/** Says in words what a listing's form has at a field, and what belongs to it. */
export function useDescribeListingField(enabled: boolean): DescribeField {
  const format = useFormatValue(enabled)
  return (field, values) => {
    const text = format(field, values[field])
    const name = getFieldLabel(field)
    if (field === 'latitude') {
      const point = [values['latitude'], values['longitude']].filter(Boolean)
      return { name: t.point, text: point.join(', ') }
    }
    const { logo, images, imageTexts } = toPictures(values)
    if (field === 'logo') return { name, text, pictures: logo ? [logo] : [] }
    if (field === 'images') {
      const texts = [text, ...Object.values(imageTexts)].filter(Boolean)
      return { name, text: texts.join(', '), pictures: images }
    }
    return { name, text }
  }
}
