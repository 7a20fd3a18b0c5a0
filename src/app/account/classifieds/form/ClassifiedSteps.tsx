import type { UseFormReturn } from 'react-hook-form'
import { useIsWide } from '#app/account/listing/use-is-wide.ts'
import { classifiedSteps as t } from '#i18n/en/app/classified-steps.ts'
import { postClassified } from '#i18n/en/app/post-classified.ts'
import { Icon } from '#ui/Icon.tsx'
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

/**
 * The sections of the form of an ad, each with its state. Where the preview has no room beside the
 * form, how complete the ad is stands above it.
 */
export function ClassifiedFormSteps({ form, slug }: Props) {
  const values = useClassifiedValues(form)
  const { errors } = form.formState
  const isWide = useIsWide()
  return (
    <>
      {!isWide && <ClassifiedCompleteness values={values} className="sheet form-completeness" />}
      <nav className="steps" aria-label={t.label}>
        {(Object.keys(FIELDS) as SectionName[]).map((name, at) => {
          const wrong = FIELDS[name].filter((field) => errors[field]).length
          const missing = getRequired(name, values, slug).filter((field) => isBlank(values[field]))
          const isDone =
            missing.length === 0 && FIELDS[name].some((field) => !isBlank(values[field]))
          const look = wrong > 0 ? 'wrong' : isDone ? 'done' : null
          return (
            <a key={name} href={`#part-${name}`} className={look ? `step-${look}` : undefined}>
              <span className="step">
                {look === 'done' ? <Icon name="check" /> : look === 'wrong' ? '!' : at + 1}
              </span>
              <span>
                {postClassified.sections[name]}
                <small>
                  {wrong > 0
                    ? t.wrong(wrong)
                    : isDone
                      ? t.done
                      : missing.length > 0
                        ? t.missing(missing.length)
                        : t.optional}
                </small>
              </span>
            </a>
          )
        })}
      </nav>
    </>
  )
}

const isBlank = (value: string | number): boolean => String(value).trim() === ''

function getRequired(name: SectionName, { priceType }: ClassifiedValues, slug: string | undefined) {
  if (name === 'details' && !hasCondition(slug)) return []
  if (name === 'price' && priceType === 'on_request') return []
  return REQUIRED[name] ?? []
}
