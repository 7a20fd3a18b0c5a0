import { Suspense, useState } from 'react'
import { Link, useSearchParams } from '#app/router/index.ts'
import type { Profile } from '#contract/profile.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { useRead } from '#app/data/use-read.ts'
import { readDraft } from '#app/form/drafts.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { DISTRICT } from '#district/district.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { NewClassifiedForm } from './NewClassified.tsx'
import {
  EMPTY_CLASSIFIED,
  NEW_CLASSIFIED_DRAFT_KEY,
  type ClassifiedValues,
} from './form/classified-values.ts'
import { ClassifiedDraftOffer, ClassifiedSent, DraftLoader } from './form/lazy.tsx'

/** A new ad: a draft of this device, one of the account, or a blank one. */
export function PostClassified() {
  const profile = useRead('GET /users/profile', {})
  const [address, setAddress] = useSearchParams()
  // What was sent without an account comes back here with one.
  const [isSent, setSent] = useState(address.has('sent'))
  const [round, setRound] = useState(0)
  const draftId = Number(address.get('draft')) || null
  return (
    <Screen
      title={shell.screens.postAd}
      hindi={HI_APP.screens.postAd}
      actions={
        !isSent && (
          <Link className="button button-bare" to={APP_PATHS.dashboard}>
            {t.leaveForNow}
          </Link>
        )
      }
    >
      {isSent ? (
        <Suspense fallback={<Skeleton />}>
          <ClassifiedSent />
        </Suspense>
      ) : (
        // Wait for the profile, so that name and email are prefilled.
        <QueryState query={profile}>
          {({ data }) => (
            <Opening
              key={`${draftId} ${round}`}
              person={data}
              draftId={draftId}
              isAgain={round > 0}
              onSent={() => setSent(true)}
              onAgain={(draft) => {
                setRound(round + 1)
                setAddress(draft === null ? {} : { draft: String(draft) }, { replace: true })
              }}
            />
          )}
        </QueryState>
      )}
    </Screen>
  )
}

type Props = {
  person: Profile
  draftId: number | null
  /** "Start over" leads to a blank form. */
  isAgain: boolean
  onSent: () => void
  onAgain: (draft: number | null) => void
}

function Opening({ person, draftId, isAgain, ...on }: Props) {
  const [{ draftKey, isKept, pictures }] = useState(() => {
    const kept = readDraft(NEW_CLASSIFIED_DRAFT_KEY)
    const isHere = draftId === null || kept?.['draft'] === String(draftId)
    const key = isHere ? NEW_CLASSIFIED_DRAFT_KEY : `ad:draft:${draftId}`
    const { mainImages = '', additionalImages = '' } = (readDraft(key) ??
      {}) as Partial<ClassifiedValues>
    return {
      draftKey: key,
      isKept: isHere ? kept !== null : readDraft(key) !== null,
      pictures: { mainImages, additionalImages },
    }
  })
  const defaults = {
    ...EMPTY_CLASSIFIED,
    state: DISTRICT.state,
    contactName: person.name,
    contactEmail: person.email ?? '',
    contactPhone: person.phone ?? '',
    ...pictures,
  }
  const props = { draftKey, defaults, ...on }
  if (isKept || (draftId === null && isAgain))
    return <NewClassifiedForm {...props} isKept={isKept} />
  return draftId === null ? (
    <Suspense fallback={<Skeleton />}>
      <ClassifiedDraftOffer onOpen={on.onAgain}>
        <NewClassifiedForm {...props} isKept={false} />
      </ClassifiedDraftOffer>
    </Suspense>
  ) : (
    // A draft that was begun on another device.
    <Suspense fallback={<Skeleton />}>
      <DraftLoader id={draftId} blank={defaults}>
        {(values) => <NewClassifiedForm {...props} defaults={values} isKept />}
      </DraftLoader>
    </Suspense>
  )
}
