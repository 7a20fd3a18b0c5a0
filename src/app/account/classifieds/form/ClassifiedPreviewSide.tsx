import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIsWide } from '#app/account/listing/use-is-wide.ts'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { classifiedSteps as t } from '#i18n/en/app/classified-steps.ts'
import type { ClassifiedPreviewContentProps } from './ClassifiedPreviewContent.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { useClassifiedValues } from './use-classified-values.ts'

const nothing = () => null
const ClassifiedPreviewContent = lazy<(props: ClassifiedPreviewContentProps) => ReactNode>(() =>
  import('./ClassifiedPreviewContent.tsx').then(
    ({ ClassifiedPreviewContent }) => ({ default: ClassifiedPreviewContent }),
    () => ({ default: nothing }),
  ),
)

type Props = { form: UseFormReturn<ClassifiedValues>; categories: readonly ClassifiedCategory[] }

/** Beside the form on a wide screen: the ad as it is typed. */
export const ClassifiedPreviewSide = (props: Props) => useIsWide() && <Side {...props} />

function Side({ form, categories }: Props) {
  const values = useClassifiedValues(form)
  const [at] = useState(() => new Date())
  return (
    <Suspense>
      <h2>{t.preview}</h2>
      {values.title.trim() ? (
        <ClassifiedPreviewContent {...{ values, categories, at }} />
      ) : (
        <p className="mute">{t.previewEmpty}</p>
      )}
    </Suspense>
  )
}
