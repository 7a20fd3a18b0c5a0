import type { UseFormReturn } from 'react-hook-form'
import { StepLinks } from '#app/form/StepLinks.tsx'
import { classifiedSteps as t } from '#i18n/en/app/classified-steps.ts'
import { postClassified } from '#i18n/en/app/post-classified.ts'
import { ClassifiedCompleteness } from './ClassifiedCompleteness.tsx'
import { hasCondition, type ClassifiedField, type ClassifiedValues } from './classified-values.ts'
import { useClassifiedValues } from './use-classified-values.ts'

type SectionName = keyof typeof postClassified.sections

const FIELDS: Record<SectionName, readonly ClassifiedField[]> = {
  basic: ['title', 'categoryId', 'description'],
  media: ['mainImages', 'additionalImages', 'video'],
  details: ['condition', 'brand', 'model', 'year'],
  price: ['priceType', 'price'],
  place: ['city', 'state', 'pincode', 'address'],
  contact: ['contactName', 'contactPhone', 'contactEmail'],
}

const REQUIRED: Partial<Record<SectionName, readonly ClassifiedField[]>> = {
  basic: FIELDS.basic,
  details: ['condition'],
  price: FIELDS.price,
  place: ['city', 'state'],
  contact: ['contactName', 'contactPhone'],
}

type Props = { form: UseFormReturn<ClassifiedValues>; slug: string | undefined }

/** How complete the ad is, and the sections of its form, each with its state. */
export function ClassifiedFormSteps({ form, slug }: Props) {
  const values = useClassifiedValues(form)
  const { errors } = form.formState
  const steps = (Object.keys(FIELDS) as SectionName[]).map((name) => {
    const wrong = FIELDS[name].filter((field) => errors[field]).length
    const missing = getRequired(name, values, slug).filter((field) => isBlank(values[field]))
    const isDone = missing.length === 0 && FIELDS[name].some((field) => !isBlank(values[field]))
    return {
      name,
      title: postClassified.sections[name],
      look: wrong > 0 ? ('wrong' as const) : isDone ? ('done' as const) : null,
      text:
        wrong > 0
          ? t.wrong(wrong)
          : isDone
            ? t.done
            : missing.length > 0
              ? t.missing(missing.length)
              : t.optional,
    }
  })
  return (
    <>
      <ClassifiedCompleteness values={values} />
      <StepLinks label={t.label} steps={steps} />
    </>
  )
}

const isBlank = (value: string | number): boolean => String(value).trim() === ''

function getRequired(name: SectionName, { priceType }: ClassifiedValues, slug: string | undefined) {
  if (name === 'details' && !hasCondition(slug)) return []
  if (name === 'price' && priceType === 'on_request') return []
  return REQUIRED[name] ?? []
}
