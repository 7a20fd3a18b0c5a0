import { areaName } from '#i18n/en/areas.ts'
import type { Classified, ClassifiedCategory } from '#contract/classifieds.ts'
import type { ClassifiedCondition, PriceType } from '#shared/rules/classifieds.ts'
import { parseAmount } from '#app/form/amount.ts'
import { classifiedPreview } from '#i18n/en/app/classified-preview.ts'
import { classifieds } from '#i18n/en/classifieds.ts'
import { getClassifiedImages, type ClassifiedValues } from './classified-values.ts'

const t = classifiedPreview.empty

const NO_CATEGORY = {
  ...{ id: 0, name: t.category, nameHi: null, slug: 'other' },
  ...{ icon: null, color: '#6B5B4A' },
}

const hasPrice = ({ price }: ClassifiedValues) => price.trim() !== ''

/** The words of its card and page: a price that is still to come is named, not zero. */
export const getPreviewTexts = (values: ClassifiedValues) =>
  values.priceType === 'on_request' || hasPrice(values)
    ? classifieds
    : { ...classifieds, onRequest: t.price }

/** The ad that the form would make, for the preview alone. */
export function toPreviewClassified(
  values: ClassifiedValues,
  categories: readonly ClassifiedCategory[],
  now: Date,
): Classified {
  const found = categories.find(({ id }) => String(id) === values.categoryId)
  const category = found ?? NO_CATEGORY
  const images = getClassifiedImages(values)
  const isPriced = values.priceType !== 'on_request' && hasPrice(values)
  return {
    id: 0,
    slug: '',
    title: values.title.trim() || t.title,
    description: values.description,
    price: isPriced ? parseAmount(values.price) || 0 : null,
    priceType: isPriced ? (values.priceType as PriceType) : 'on_request',
    formerPrice: null,
    condition: (values.condition || 'good') as ClassifiedCondition,
    city: values.city || t.city,
    state: areaName(values.state),
    category,
    categoryId: category.id,
    featuredImage: images[0] ?? null,
    status: 'active',
    viewCount: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    brand: values.brand || null,
    model: values.model || null,
    year: Number(values.year) || null,
    pincode: values.pincode || null,
    address: null,
    images,
    video: values.video || null,
    contactName: values.contactName,
    contactPhone: values.showPhone ? values.contactPhone : null,
    contactEmail: values.showEmail ? values.contactEmail : null,
    showPhone: values.showPhone !== '',
    showEmail: values.showEmail !== '',
    expiresAt: null,
    soldAt: null,
    rejectReason: null,
    version: 0,
  }
}
