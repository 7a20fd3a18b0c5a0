import { Link, useNavigate, useParams } from 'react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { useRecordMerge } from '#app/form/use-record-merge.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { editAd } from '#i18n/en/app/edit-ad.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { listChangesNeedingReview } from '#shared/rules/ad-changes.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AdFormBody } from './form/AdFormBody.tsx'
import { toUpdateAdBody, getAdImages, toAdValues, type AdValues } from './form/ad-values.ts'
import { AdMerge, PendingAdChanges } from './form/lazy.tsx'
import { putAdValues, useAdPhotos } from './form/use-ad-photos.ts'

/** An ad of one's own, to be changed. */
export function EditAd() {
  const id = Number(useParams()['id'])
  const ad = useRead('GET /classified/user/my-ads/{id}', { params: { id } })
  return (
    <Screen title={shell.screens.editAd} hindi={HI_APP.screens.editAd}>
      <QueryState query={ad}>
        {({ data }) =>
          ['sold', 'suspended'].includes(data.status) ? (
            <EmptyState title={data.title} text={editAd.notChangeable}>
              <Link className="button button-line" to={APP_PATHS.myAds}>
                {editAd.back}
              </Link>
            </EmptyState>
          ) : (
            <Change
              key={data.id}
              ad={data}
              readAgain={async () => (await ad.refetch({ throwOnError: true })).data!.data}
            />
          )
        }
      </QueryState>
    </Screen>
  )
}

type Props = { ad: OwnAd; readAgain: () => Promise<OwnAd> }

/** An ad as its form begins, which keeps what that was: another's change is merged with it. */
const startOf = (ad: OwnAd): AdValues => {
  const values = toAdValues(ad)
  return { ...values, base: JSON.stringify(values) }
}

function Change({ ad, readAgain }: Props) {
  const navigate = useNavigate()
  const draft = `ad:${ad.id}`
  const [done, setDone] = useState<'sent' | 'saved' | null>(null)
  /** Set when another's changes came into the form; says whether there were any to keep. */
  const [merged, setMerged] = useState<{ hasTheirs: boolean } | null>(null)
  const { form, submit, guard, isBusy } = useEndpointForm('PUT /classified/{id}', {
    draft,
    defaults: startOf(ad),
    toInput: (values) => ({ params: { id: ad.id }, body: toUpdateAdBody(values) }),
    invalidates: ['GET /classified/user/my-ads', 'GET /classified/user/summary'],
    onDone: () => {
      photos.forget()
      setDone(isReviewed ? 'sent' : 'saved')
    },
    onRefused: ({ code }) => {
      if (code === 'CHANGED_MEANWHILE') mergeAgain().catch(() => undefined)
    },
    failed: editAd.saveFailed,
  })
  // Not before the form counts as sent: until then leaving it asks.
  const { isSubmitSuccessful } = form.formState
  useEffect(() => {
    const combined = merged?.hasTheirs ? '&combined' : ''
    if (done && isSubmitSuccessful) void navigate(`${APP_PATHS.myAds}?changed=${done}${combined}`)
  }, [done, isSubmitSuccessful, merged, navigate])
  const photos = useAdPhotos(form, draft, toAdValues(ad))
  const merging = useRecordMerge<AdValues>((values, theirs, taken) => {
    putAdValues(form.setValue, photos, { ...values, base: JSON.stringify(theirs) })
    setMerged({ hasTheirs: taken.length > 0 })
  })
  const mergeAgain = async () => {
    const theirs = toAdValues(await readAgain())
    const { base, ...values } = form.getValues()
    const before = base ? (JSON.parse(base) as AdValues) : undefined
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
    ad.status === 'rejected' ||
    listChangesNeedingReview(
      { ...ad, categoryId: String(ad.categoryId) },
      {
        ...typed,
        brand: typed.brand || null,
        model: typed.model || null,
        images: getAdImages(typed),
        video: typed.video || null,
      },
    ).length > 0
  return (
    <div className="stack">
      {ad.status === 'rejected' && (
        <p className="notice notice-error">{editAd.refusedBefore(ad.rejectReason ?? '')}</p>
      )}
      {ad.status !== 'active' && (
        <Suspense>
          <PendingAdChanges ad={ad} />
        </Suspense>
      )}
      <AdFormBody
        {...{ form, submit, guard, isBusy, photos }}
        adId={ad.id}
        label={shell.screens.editAd}
        send={
          isReviewed
            ? { text: t.send, busy: t.sending }
            : { text: editAd.save, busy: editAd.saving }
        }
      >
        <Suspense fallback={null}>{merging.conflict && <AdMerge merging={merging} />}</Suspense>
        {ad.status === 'active' && (
          <p className="notice" role="status">
            {isReviewed ? editAd.reviewFirst : editAd.priceOnly}
          </p>
        )}
      </AdFormBody>
    </div>
  )
}
