import styles from '#styles/app/screens/ad.css?url'
import { Suspense, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Blocker } from 'react-router'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { Button } from '#ui/Button.tsx'
import { AdSections } from './AdSections.tsx'
import { getAdFieldId, type AdTextField } from './AdInput.tsx'
import type { AdField, AdValues } from './ad-values.ts'
import {
  AdMedia,
  AdNotes,
  checkAdField,
  AdPreviewSide,
  AdSteps,
  NoSteps,
  PreviewButton,
} from './lazy.tsx'
import { useAdCheck } from './use-ad-check.ts'
import type { AdPhotos } from './use-ad-photos.ts'

type Props = {
  form: UseFormReturn<AdValues>
  submit: () => Promise<void>
  guard: Blocker
  isBusy: boolean
  photos: AdPhotos
  /** The ad that is changed. */
  adId?: number
  label: string
  send: { text: string; busy: string }
  /** Before the buttons: what sending will do. */
  children?: ReactNode
}

/** The form of an ad, new or changed. */
export function AdFormBody(props: Props) {
  const categories = useRead('GET /classified-categories', {})
  return (
    <QueryState query={categories}>
      {({ data }) => <Form {...props} categories={data} />}
    </QueryState>
  )
}

function Form({
  form,
  submit,
  guard,
  isBusy,
  photos,
  adId,
  label,
  send,
  children,
  categories,
}: Props & { categories: readonly ClassifiedCategory[] }) {
  const { getValues, watch, formState } = form
  const { errors } = formState
  const { onLeave, notice } = useAdCheck(getValues, adId)
  const chosen = categories.find(({ id }) => String(id) === watch('categoryId'))
  const problems = (Object.keys(errors) as (AdField | 'root')[]).flatMap((field) => {
    const text = field === 'root' ? undefined : errors[field]?.message
    if (field === 'root' || !text) return []
    const name = t.fields[field as AdTextField] ?? t.sections.media
    return [{ id: getAdFieldId(field), text: `${name}: ${text}` }]
  })
  const refused = errors.root?.['server']?.message
  return (
    <form
      className="form-grid ad-form"
      noValidate
      aria-label={label}
      // Enter in a field sends nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Suspense fallback={<NoSteps />}>
        <AdSteps form={form} slug={chosen?.slug} />
      </Suspense>
      <div className="stack">
        <AdSections
          form={{ ...form, check: checkAdField(chosen?.slug), onLeave }}
          categories={categories}
          media={
            <Suspense fallback={<span className="skeleton" />}>
              <AdMedia form={form} photos={photos} />
            </Suspense>
          }
          notes={
            <div role="status" className="stack stack-s">
              <Suspense fallback={null}>
                <AdNotes notice={notice} form={form} />
              </Suspense>
            </div>
          }
        />
        {photos.hasFailed && <p className="notice notice-error">{t.photosFailed}</p>}
        <ErrorSummary problems={problems} text={refused ?? (problems.length > 0 ? t.fill : '')} />
        <div className="save-bar">
          <div className="grow">{children}</div>
          <Suspense>
            <PreviewButton read={getValues} categories={categories} />
          </Suspense>
          <Button
            onClick={() => void submit()}
            look="primary"
            icon="send"
            busy={(isBusy && send.busy) || (photos.isSending && t.photosSending)}
          >
            {send.text}
          </Button>
        </div>
      </div>
      <aside className="preview-side">
        <Suspense>
          <AdPreviewSide form={form} categories={categories} />
        </Suspense>
      </aside>
      <LeaveDialog guard={guard} />
    </form>
  )
}
