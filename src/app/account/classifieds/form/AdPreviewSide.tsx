import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIsWide } from '#app/account/listing/use-is-wide.ts'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { adSteps as t } from '#i18n/en/app/ad-steps.ts'
import type { ContentProps } from './AdPreviewContent.tsx'
import type { AdValues } from './ad-values.ts'
import { useAdValues } from './use-ad-values.ts'

const nothing = () => null
const AdPreviewContent = lazy<(props: ContentProps) => ReactNode>(() =>
  import('./AdPreviewContent.tsx').then(
    ({ AdPreviewContent }) => ({ default: AdPreviewContent }),
    () => ({ default: nothing }),
  ),
)

type Props = { form: UseFormReturn<AdValues>; categories: readonly ClassifiedCategory[] }

/** Beside the form on a wide screen: the ad as it is typed. */
export const AdPreviewSide = (props: Props) => useIsWide() && <Side {...props} />

function Side({ form, categories }: Props) {
  const values = useAdValues(form)
  const [at] = useState(() => new Date())
  return (
    <Suspense>
      <h2>{t.preview}</h2>
      {values.title.trim() ? (
        <AdPreviewContent {...{ values, categories, at }} />
      ) : (
        <p className="mute">{t.previewEmpty}</p>
      )}
    </Suspense>
  )
}
