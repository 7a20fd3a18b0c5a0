import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Answer } from '#app/data/Answer.tsx'
import { useRead } from '#app/data/use-read.ts'
import { readDraft } from '#app/form/drafts.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { usePerson, type Person } from '#app/shell/use-person.ts'
import { DISTRICT } from '#config/district.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { drafts } from '#i18n/en/app/drafts.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { NewAd } from './NewAd.tsx'
import { BLANK, type AdValues } from './form/ad-values.ts'
import { AdSent } from './form/later.tsx'

const ON_DEVICE = 'ad:new'

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
        <Suspense fallback={null}>
          <AdSent />
        </Suspense>
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
