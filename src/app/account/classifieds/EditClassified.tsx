import { Link, useNavigate, useParams } from '#app/router/index.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { useRecordMerge } from '#app/form/use-record-merge.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { editClassified } from '#i18n/en/app/edit-classified.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { listModeratedChanges } from '#shared/rules/classified-changes.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ClassifiedFormBody } from './form/ClassifiedFormBody.tsx'
import {
  toUpdateClassifiedBody,
  getClassifiedImages,
  toClassifiedValues,
  type ClassifiedValues,
} from './form/classified-values.ts'
import { ClassifiedMerge, PendingClassifiedChanges } from './form/lazy.tsx'
import { putClassifiedValues, useClassifiedPhotos } from './form/use-classified-photos.ts'

/** An ad of one's own, to be changed. */
export function EditClassified() {
  const id = Number(useParams()['id'])
  const classified = useRead('GET /classified/user/my-ads/{id}', { params: { id } })
  return (
    <Screen title={shell.screens.editAd} hindi={HI_APP.screens.editAd}>
      <QueryState query={classified}>
        {({ data }) =>
          ['sold', 'suspended'].includes(data.status) ? (
            <EmptyState title={data.title} text={editClassified.notChangeable}>
              <Link className="button button-line" to={APP_PATHS.myAds}>
                {editClassified.back}
              </Link>
            </EmptyState>
          ) : (
            <Change
              key={data.id}
              classified={data}
              readAgain={async () => (await classified.refetch({ throwOnError: true })).data!.data}
            />
          )
        }
      </QueryState>
    </Screen>
  )
}

type Props = { classified: OwnClassified; readAgain: () => Promise<OwnClassified> }

/** An ad as its form begins, which keeps what that was: another's change is merged with it. */
const startOf = (classified: OwnClassified): ClassifiedValues => {
  const values = toClassifiedValues(classified)
  return { ...values, base: JSON.stringify(values) }
}

function Change({ classified, readAgain }: Props) {
  const navigate = useNavigate()
  const draft = `ad:${classified.id}`
  const [done, setDone] = useState<'sent' | 'saved' | null>(null)
  /** Set when another's changes came into the form; says whether there were any to keep. */
  const [merged, setMerged] = useState<{ hasTheirs: boolean } | null>(null)
  const { form, submit, guard, isBusy } = useEndpointForm('PUT /classified/{id}', {
    draft,
    defaults: startOf(classified),
    toInput: (values) => ({ params: { id: classified.id }, body: toUpdateClassifiedBody(values) }),
    invalidates: ['GET /classified/user/my-ads', 'GET /classified/user/summary'],
    onDone: () => {
      photos.forget()
      setDone(isReviewed ? 'sent' : 'saved')
    },
    onRefused: ({ code }) => {
      if (code === 'CHANGED_MEANWHILE') mergeAgain().catch(() => undefined)
    },
    failed: editClassified.saveFailed,
  })
  // Not before the form counts as sent: until then leaving it asks.
  const { isSubmitSuccessful } = form.formState
  useEffect(() => {
    const combined = merged?.hasTheirs ? '&combined' : ''
    if (done && isSubmitSuccessful) void navigate(`${APP_PATHS.myAds}?changed=${done}${combined}`)
  }, [done, isSubmitSuccessful, merged, navigate])
  const photos = useClassifiedPhotos(form, draft, toClassifiedValues(classified))
  const merging = useRecordMerge<ClassifiedValues>((values, theirs, taken) => {
    putClassifiedValues(form.setValue, photos, { ...values, base: JSON.stringify(theirs) })
    setMerged({ hasTheirs: taken.length > 0 })
  })
  const mergeAgain = async () => {
    const theirs = toClassifiedValues(await readAgain())
    const { base, ...values } = form.getValues()
    const before = base ? (JSON.parse(base) as ClassifiedValues) : undefined
    await merging.merge(before, { ...values, base: '', version: theirs.version }, theirs)
  }
  const submitNow = useRef(submit)
  useEffect(() => {
    submitNow.current = submit
  })
  // Once the form has the merged values, they are what was meant to be saved.
  useEffect(() => {
    if (merged) void submitNow.current()
  }, [merged])
  const typed = form.watch()
  const isReviewed =
    classified.status === 'rejected' ||
    listModeratedChanges(
      { ...classified, categoryId: String(classified.categoryId) },
      {
        ...typed,
        brand: typed.brand || null,
        model: typed.model || null,
        images: getClassifiedImages(typed),
        video: typed.video || null,
      },
    ).length > 0
  return (
    <div className="stack">
      {classified.status === 'rejected' && (
        <p className="notice notice-error">
          {editClassified.refusedBefore(classified.rejectReason ?? '')}
        </p>
      )}
      {classified.status !== 'active' && (
        <Suspense>
          <PendingClassifiedChanges classified={classified} />
        </Suspense>
      )}
      <ClassifiedFormBody
        {...{ form, submit, guard, isBusy, photos }}
        adId={classified.id}
        label={shell.screens.editAd}
        send={
          isReviewed
            ? { text: t.send, busy: t.sending }
            : { text: editClassified.save, busy: editClassified.saving }
        }
      >
        <Suspense fallback={null}>
          {merging.conflict && <ClassifiedMerge merging={merging} />}
        </Suspense>
        {classified.status === 'active' && (
          <p className="notice" role="status">
            {isReviewed ? editClassified.reviewFirst : editClassified.priceOnly}
          </p>
        )}
      </ClassifiedFormBody>
    </div>
  )
}
