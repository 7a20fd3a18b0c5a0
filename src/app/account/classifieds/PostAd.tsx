import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Answer } from '#app/data/Answer.tsx'
import { useRead } from '#app/data/use-read.ts'
import { readDraft } from '#app/form/drafts.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { usePerson, type Person } from '#app/shell/use-person.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { DISTRICT } from '#config/district.ts'
import { ROUTES } from '#config/routes.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { drafts } from '#i18n/en/app/drafts.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { NewAd } from './NewAd.tsx'
import { BLANK, type AdValues } from './form/ad-values.ts'

const ON_DEVICE = 'ad:new'

/** Until the public list is gone to. */
const SHOWN_MS = 2000

/** A new ad: a draft of this device, one of the account, or a blank one. */
export function PostAd() {
  const person = usePerson()
  const [address, setAddress] = useSearchParams()
  const [isSent, setSent] = useState(false)
  const [round, setRound] = useState(0)
  const asked = Number(address.get('draft')) || null
  return (
    <Screen title={shell.screens.postAd} hindi={HI_APP.screens.postAd}>
      {isSent ? (
        <Sent />
      ) : (
        // Once the server has said who it is, so that name and address stand there at once.
        person?.email && (
          <Opening
            key={`${asked} ${round}`}
            person={person}
            asked={asked}
            onSent={() => setSent(true)}
            onAgain={(draft) => {
              setRound(round + 1)
              setAddress(draft === null ? {} : { draft: String(draft) }, { replace: true })
            }}
          />
        )
      )}
    </Screen>
  )
}

type Props = {
  person: Person
  asked: number | null
  onSent: () => void
  onAgain: (draft: number | null) => void
}

function Opening({ person, asked, ...on }: Props) {
  const [{ draftKey, isKept, pictures }] = useState(() => {
    const kept = readDraft(ON_DEVICE)
    const isHere = asked === null || kept?.['draft'] === String(asked)
    const key = isHere ? ON_DEVICE : `ad:draft:${asked}`
    const { mainImages = '', additionalImages = '' } = (readDraft(key) ?? {}) as Partial<AdValues>
    return {
      draftKey: key,
      isKept: isHere ? kept !== null : readDraft(key) !== null,
      pictures: { mainImages, additionalImages },
    }
  })
  const defaults = {
    ...BLANK,
    state: DISTRICT.state,
    contactName: person.name,
    contactEmail: person.email ?? '',
    ...pictures,
  }
  const props = { draftKey, defaults, ...on }
  return asked === null || isKept ? (
    <NewAd {...props} isKept={isKept} />
  ) : (
    <FromServer {...props} id={asked} />
  )
}

type FromServerProps = Omit<Parameters<typeof NewAd>[0], 'isKept'> & { id: number }

/** A draft that was begun on another device. */
function FromServer({ id, defaults, ...props }: FromServerProps) {
  const draft = useRead('GET /classified-drafts/{id}', { params: { id } })
  if (draft.error?.status === 404) return <p className="notice">{drafts.gone}</p>
  return (
    <Answer of={draft}>
      {({ data: { version, values } }) => (
        <NewAd
          {...props}
          defaults={{ ...textsOf(values, defaults), draft: String(id), version: String(version) }}
          isKept
        />
      )}
    </Answer>
  )
}

/** The texts of a draft; whatever else it holds is not of this form. */
const textsOf = (values: Record<string, unknown>, blank: AdValues): AdValues => {
  const known = Object.entries(values).filter(
    ([field, value]) => field in blank && typeof value === 'string',
  )
  return { ...blank, ...(Object.fromEntries(known) as Partial<AdValues>) }
}

/** Says that it was sent, and goes on to the public list by itself. */
function Sent() {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(ROUTES.classified.path), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="panel-box panel-body stack" role="alert">
      <h2>{t.sent}</h2>
      <p>{t.sentText}</p>
      <div className="row">
        <Link className="button button-line" to={APP_PATHS.myAds}>
          {t.toMine}
        </Link>
        <a className="button button-primary" href={ROUTES.classified.path}>
          {t.toAll}
        </a>
      </div>
    </div>
  )
}
