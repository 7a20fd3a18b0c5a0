import styles from '#styles/app/screens/ad.css?url'
import { Suspense, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Blocker } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { Button } from '#ui/Button.tsx'
import { ClassifiedSections } from './ClassifiedSections.tsx'
import { getClassifiedFieldId, type ClassifiedTextField } from './ClassifiedInput.tsx'
import type { ClassifiedField, ClassifiedValues } from './classified-values.ts'
import {
  ClassifiedMedia,
  ClassifiedNotes,
  checkClassifiedField,
  ClassifiedPreviewSide,
  ClassifiedSteps,
  NoSteps,
  PreviewButton,
} from './lazy.tsx'
import { useClassifiedCheck } from './use-classified-check.ts'
import type { UseClassifiedPhotosResult } from './use-classified-photos.ts'

type Props = {
  form: UseFormReturn<ClassifiedValues>
  submit: () => Promise<void>
  guard: Blocker
  isBusy: boolean
  photos: UseClassifiedPhotosResult
  /** The ad that is changed. */
  adId?: number
  label: string
  send: { text: string; busy: string }
  /** Before the buttons: what sending will do. */
  children?: ReactNode
}

/** The form of an ad, new or changed. */
export function ClassifiedFormBody(props: Props) {
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
  adId: classifiedId,
  label,
  send,
  children,
  categories,
}: Props & { categories: readonly ClassifiedCategory[] }) {
  const { getValues, watch, formState } = form
  const { errors } = formState
  const { onLeave, notice } = useClassifiedCheck(getValues, classifiedId)
  const chosen = categories.find(({ id }) => String(id) === watch('categoryId'))
  const problems = (Object.keys(errors) as (ClassifiedField | 'root')[]).flatMap((field) => {
    const text = field === 'root' ? undefined : errors[field]?.message
    if (field === 'root' || !text) return []
    const name = t.fields[field as ClassifiedTextField] ?? t.sections.media
    return [{ id: getClassifiedFieldId(field), text: `${name}: ${text}` }]
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
        <ClassifiedSteps form={form} slug={chosen?.slug} />
      </Suspense>
      <div className="stack">
        <ClassifiedSections
          form={{ ...form, check: checkClassifiedField(chosen?.slug), onLeave }}
          categories={categories}
          media={
            <Suspense fallback={<span className="skeleton" />}>
              <ClassifiedMedia form={form} photos={photos} />
            </Suspense>
          }
          notes={
            <div role="status" className="stack stack-s">
              <Suspense fallback={null}>
                <ClassifiedNotes notice={notice} form={form} />
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
          <ClassifiedPreviewSide form={form} categories={categories} />
        </Suspense>
      </aside>
      <LeaveDialog guard={guard} />
    </form>
  )
}
