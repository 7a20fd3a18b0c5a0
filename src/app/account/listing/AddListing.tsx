import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { useRead } from '#app/data/use-read.ts'
import { DraftOffer } from '#app/form/DraftOffer.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { useCurrentUser, type CurrentUser } from '#app/shell/use-current-user.ts'
import { APP_PATHS, listingSentPath } from '#config/app-paths.ts'
import { DISTRICT } from '#district/district.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { ListingsNotAccepted } from './ClosedListings.tsx'
import { readOrAdoptDraft, readDeviceDraft } from './device-draft.ts'
import { NewListingForm, type OpenedDraft } from './NewListing.tsx'
import { EMPTY_LISTING, parseDraftValues } from './values.ts'

/** A new listing: a draft of this device, one of the account, or a blank one. */
export function AddListing() {
  const person = useCurrentUser()
  const profile = useRead('GET /users/profile', {})
  // Prefill name and email; if the profile fails to load, they are typed. Some have no email.
  const hasProfile = person !== null && profile.data?.data.id === person.id
  const isKnown = hasProfile || profile.error || profile.fetchStatus === 'paused'
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const draftId = Number(address.get('draft')) || null
  const props = {
    onSent: (id: number) => void navigate(listingSentPath(id), { replace: true }),
    onAgain: (draft: number | null) => {
      setRound(round + 1)
      setAddress(draft === null ? {} : { draft: String(draft) }, { replace: true })
    },
  }
  return (
    <Screen
      title={shell.screens.addListing}
      hindi={HI_APP.screens.addListing}
      actions={
        <Link className="button button-bare" to={APP_PATHS.dashboard}>
          {t.leaveForNow}
        </Link>
      }
    >
      {person && person.role !== 'admin' && !acceptsListings() ? (
        <ListingsNotAccepted />
      ) : !isKnown ? (
        <Skeleton />
      ) : (
        person && (
          <Opening
            key={`${draftId} ${round}`}
            person={person}
            draftId={draftId}
            isAgain={round > 0}
            {...props}
          />
        )
      )}
    </Screen>
  )
}

type Props = Pick<Parameters<typeof NewListingForm>[0], 'person' | 'onSent' | 'onAgain'> & {
  draftId: number | null
  /** "Start over" leads to a blank form. */
  isAgain: boolean
}

function Opening({ person, draftId, isAgain, ...on }: Props) {
  const [kept] = useState(() => (draftId === null ? readOrAdoptDraft : readDeviceDraft)(person.id))
  const isHere = draftId === null || kept?.id === draftId
  if (kept && isHere) {
    const values = { ...kept.values, ...namesOf(person, kept.values) }
    return <NewListingForm person={person} opened={{ ...kept, values, isKept: true }} {...on} />
  }
  if (draftId !== null) return <FromServer person={person} id={draftId} {...on} />
  const blank = <NewListingForm person={person} opened={blankFor(person)} {...on} />
  const texts = { title: t.drafts, nameOf: t.draftOf, begin: t.beginNew }
  return isAgain ? (
    blank
  ) : (
    <DraftOffer read="GET /business-drafts" texts={texts} onOpen={on.onAgain}>
      {blank}
    </DraftOffer>
  )
}

/** The owner and the mail address of a listing are those of the account until they are typed. */
const namesOf = (
  { name, email }: CurrentUser,
  { ownerName, email: typed }: Record<string, unknown>,
) => ({
  ownerName: ownerName || name,
  email: typed || (email ?? ''),
})

const blankFor = (person: CurrentUser): OpenedDraft => ({
  id: null,
  version: 0,
  form: 'listing:new',
  isKept: false,
  values: {
    ...EMPTY_LISTING,
    selectedState: DISTRICT.state,
    selectedDistrict: DISTRICT.name,
    ...namesOf(person, {}),
  },
})

type FromServerProps = Omit<Props, 'draftId' | 'isAgain'> & { id: number }

/** A draft that was begun on another device. */
function FromServer({ person, id, ...on }: FromServerProps) {
  const draft = useRead('GET /business-drafts/{id}', { params: { id } })
  if (draft.error?.status === 404) return <p className="notice">{t.draftGone}</p>
  return (
    <QueryState query={draft}>
      {({ data: { version, values } }) => (
        <NewListingForm
          person={person}
          opened={{
            id,
            version,
            form: `listing:${id}:${version}`,
            isKept: true,
            values: { ...values, ...parseDraftValues(values) },
          }}
          {...on}
        />
      )}
    </QueryState>
  )
}
