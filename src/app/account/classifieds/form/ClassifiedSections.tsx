import { Suspense, type ReactNode } from 'react'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { HI_SECTIONS } from '#i18n/hi-sections.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { ClassifiedInput, type ClassifiedForm } from './ClassifiedInput.tsx'
import { hasCondition } from './classified-values.ts'
import { CategoryField, ConditionField, PriceFields, ShowContact } from './fields.tsx'
import { ClassifiedSafety, PriceClarification, TownField } from './lazy.tsx'

type SectionName = keyof typeof t.sections

const NAMES = Object.keys(t.sections) as SectionName[]

/** A numbered part of the form. */
export const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => (
  <section className="panel-box form-part" aria-labelledby={`part-${name}`}>
    <header>
      <h2 id={`part-${name}`}>
        <span className="form-number num" aria-hidden="true">
          {NAMES.indexOf(name) + 1}
        </span>{' '}
        {t.sections[name]}
        <span className="hi" lang={LOCAL_LANGUAGE}>
          {HI_SECTIONS.adSections[name]}
        </span>
      </h2>
    </header>
    <div className="panel-body stack">{children}</div>
  </section>
)

type Props = {
  form: ClassifiedForm
  categories: readonly ClassifiedCategory[]
  /** Pictures and video. */
  media: ReactNode
  /** Problems with the text. */
  notes: ReactNode
}

/** The six parts of the form of an ad. */
export function ClassifiedSections({ form, categories, media, notes }: Props) {
  const chosen = categories.find(({ id }) => String(id) === form.watch('categoryId'))
  return (
    <>
      <Section name="basic">
        <ClassifiedInput form={form} name="title" required />
        <CategoryField form={form} categories={categories} />
        <ClassifiedInput form={form} name="description" required rows={6} />
        {notes}
      </Section>
      {media && <Section name="media">{media}</Section>}
      <Section name="details">
        {hasCondition(chosen?.slug) && <ConditionField form={form} />}
        <div className="pair">
          <ClassifiedInput form={form} name="brand" />
          <ClassifiedInput form={form} name="model" />
          <ClassifiedInput form={form} name="year" inputMode="numeric" />
        </div>
      </Section>
      <Section name="price">
        <PriceFields form={form} />
        <Suspense fallback={null}>
          <PriceClarification form={form} />
        </Suspense>
      </Section>
      <Section name="place">
        <div className="pair">
          <Suspense fallback={<span className="skeleton" />}>
            <TownField form={form} />
          </Suspense>
          <ClassifiedInput
            form={form}
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <ClassifiedInput form={form} name="address" autoComplete="street-address" />
        </div>
      </Section>
      <Section name="contact">
        <div className="pair">
          <ClassifiedInput form={form} name="contactName" required autoComplete="name" />
          <ClassifiedInput form={form} name="contactPhone" required type="tel" autoComplete="tel" />
          <ClassifiedInput form={form} name="contactEmail" type="email" autoComplete="email" />
        </div>
        <div>
          <ShowContact form={form} name="showPhone" />
          <ShowContact form={form} name="showEmail" />
        </div>
        <Suspense fallback={null}>
          <ClassifiedSafety />
        </Suspense>
      </Section>
    </>
  )
}
