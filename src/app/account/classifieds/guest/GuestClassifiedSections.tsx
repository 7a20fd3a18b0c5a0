import { lazy, Suspense, type ReactNode } from 'react'
import {
  ClassifiedInput,
  type ClassifiedForm,
} from '#app/account/classifieds/form/ClassifiedInput.tsx'
import {
  CategoryField,
  ConditionField,
  PriceFields,
  ShowContact,
} from '#app/account/classifieds/form/fields.tsx'
import { ForbiddenNotes } from '#app/account/classifieds/form/ForbiddenNotes.tsx'
import { PriceClarification } from '#app/account/classifieds/form/PriceQuestion.tsx'
import { TownField } from '#app/account/classifieds/form/TownField.tsx'
import { hasCondition } from '#app/account/classifieds/form/classified-values.ts'
import { ContactsNote } from '#app/form/ContactsNote.tsx'
import type { UsePhotosResult } from '#app/form/photos/use-photos.ts'
import { classifiedMedia } from '#i18n/en/app/classified-media.ts'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { firstClassified as t } from '#i18n/en/app/first-classified.ts'
import type { ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'

const PhotoField = lazy(async () => ({
  default: (await import('#app/form/photos/PhotoField.tsx')).PhotoField,
}))

type Props = { form: ClassifiedForm }

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet">
    <h2>{title}</h2>
    <div className="stack">{children}</div>
  </section>
)

type OfferProps = Props & {
  photos: UsePhotosResult
  categories: readonly ClassifiedCategory[]
  slug: string | undefined
  forbidden: readonly ForbiddenTerm[]
}

/** What is offered, and for how much. */
export function GuestOfferSection({ form, photos, categories, slug, forbidden }: OfferProps) {
  const [title, description, phone, isShown] = form.watch([
    'title',
    'description',
    'contactPhone',
    'showPhone',
  ])
  return (
    <Sheet title={t.steps.ad}>
      <ClassifiedInput form={form} name="title" required />
      <CategoryField form={form} categories={categories} />
      <ClassifiedInput form={form} name="description" required rows={3} />
      <ContactsNote text={`${title}\n${description}`} known={isShown && phone} />
      <div role="status" className="stack stack-s">
        <ForbiddenNotes found={forbidden} />
      </div>
      {hasCondition(slug) && <ConditionField form={form} />}
      <PriceFields form={form} />
      <PriceClarification form={form} />
      <Suspense fallback={null}>
        <PhotoField
          label={t.photos}
          hint={t.photosHint}
          photos={photos}
          main={classifiedMedia.featured}
        />
      </Suspense>
    </Sheet>
  )
}

/** Where it is, and the number that buyers call. */
export const GuestLocationSection = ({ form }: Props) => (
  <Sheet title={t.steps.place}>
    <TownField form={form} />
    <ClassifiedInput form={form} name="contactPhone" required type="tel" autoComplete="tel" />
    <ShowContact form={form} name="showPhone" />
  </Sheet>
)

/** What can be added now or after sending. */
export const GuestOptionalSection = ({ form }: Props) => (
  <details className="sheet more-part first-more">
    <summary>
      <h2>{t.more}</h2>
      <span>{t.moreText}</span>
    </summary>
    <div className="stack">
      <ClassifiedInput form={form} name="brand" />
      <ClassifiedInput form={form} name="model" />
      <ClassifiedInput form={form} name="year" inputMode="numeric" />
      <ClassifiedInput form={form} name="pincode" inputMode="numeric" autoComplete="postal-code" />
      <ClassifiedInput form={form} name="address" autoComplete="street-address" />
    </div>
  </details>
)
