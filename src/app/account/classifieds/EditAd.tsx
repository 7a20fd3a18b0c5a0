import { Link, useNavigate, useParams } from 'react-router'
import { Suspense, useEffect, useState } from 'react'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { ConflictDialog } from '#app/form/ConflictDialog.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { editAd } from '#i18n/en/app/edit-ad.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { listChangesNeedingReview } from '#shared/rules/ad-changes.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { AdFormBody } from './form/AdFormBody.tsx'
import { toUpdateAdBody, getAdImages, toAdValues } from './form/ad-values.ts'
import { PendingAdChanges } from './form/lazy.tsx'
import { useAdPhotos } from './form/use-ad-photos.ts'

/** An ad of one's own, to be changed. */
export function EditAd() {
  const id = Number(useParams()['id'])
  const [round, setRound] = useState(0)
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
              key={`${data.id} ${round}`}
              ad={data}
              onAskAgain={() => ad.refetch()}
              onStartAgain={() => setRound(round + 1)}
            />
          )
        }
      </QueryState>
    </Screen>
  )
}

type Props = { ad: OwnAd; onAskAgain: () => Promise<unknown>; onStartAgain: () => void }

function Change({ ad, onAskAgain, onStartAgain }: Props) {
  const navigate = useNavigate()
  const draft = `ad:${ad.id}`
  const [done, setDone] = useState<'sent' | 'saved' | null>(null)
  const [isMeanwhile, setMeanwhile] = useState(false)
  const { form, submit, guard, isBusy, forget } = useEndpointForm('PUT /classified/{id}', {
    draft,
    defaults: toAdValues(ad),
    toInput: (values) => ({ params: { id: ad.id }, body: toUpdateAdBody(values) }),
    invalidates: ['GET /classified/user/my-ads', 'GET /classified/user/summary'],
    onDone: () => {
      photos.forget()
      setDone(isReviewed ? 'sent' : 'saved')
    },
    onRefused: ({ code }) => {
      if (code === 'CHANGED_MEANWHILE') void onAskAgain().then(() => setMeanwhile(true))
    },
    failed: editAd.saveFailed,
  })
  // Not before the form counts as sent: until then leaving it asks.
  const { isSubmitSuccessful } = form.formState
  useEffect(() => {
    if (done && isSubmitSuccessful) void navigate(`${APP_PATHS.myAds}?changed=${done}`)
  }, [done, isSubmitSuccessful, navigate])
  const photos = useAdPhotos(form, draft, toAdValues(ad))
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
        <ConflictDialog
          mine={typed}
          theirs={isMeanwhile ? toAdValues(ad) : null}
          names={t.fields}
          onClose={() => setMeanwhile(false)}
          onKeep={({ version }) => {
            form.setValue('version', version)
            setMeanwhile(false)
          }}
          onTake={() => {
            forget()
            photos.forget()
            onStartAgain()
          }}
        />
        {ad.status === 'active' && (
          <p className="notice" role="status">
            {isReviewed ? editAd.reviewFirst : editAd.priceOnly}
          </p>
        )}
      </AdFormBody>
    </div>
  )
}
