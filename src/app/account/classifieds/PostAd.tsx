import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { usePerson, type Person } from '#app/shell/use-person.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { DISTRICT } from '#config/district.ts'
import { ROUTES } from '#config/routes.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { AdFormBody } from './form/AdFormBody.tsx'
import { useAdPhotos } from './form/use-ad-photos.ts'
import { BLANK, postedOf, type AdValues } from './form/ad-values.ts'

const DRAFT = 'ad:new'
type Call = 'POST /classified'

/** Until the public list is gone to. */
const SHOWN_MS = 2000

/** A new ad. */
export function PostAd() {
  const person = usePerson()
  const [isSent, setSent] = useState(false)
  return (
    <Screen title={shell.screens.postAd} hindi={HI_APP.screens.postAd}>
      {isSent ? (
        <Sent />
      ) : (
        // Once the server has said who it is, so that name and address stand there at once.
        person?.email && <NewAd person={person} onSent={() => setSent(true)} />
      )}
    </Screen>
  )
}

function NewAd({ person, onSent }: { person: Person; onSent: () => void }) {
  const defaults = {
    ...BLANK,
    state: DISTRICT.state,
    contactName: person.name,
    contactEmail: person.email ?? '',
  }
  const { form, submit, guard, isBusy } = useEndpointForm<Call, AdValues>('POST /classified', {
    draft: DRAFT,
    defaults,
    toInput: postedOf,
    renews: ['GET /classified/user/my-ads', 'GET /classified/user/summary'],
    onDone: () => {
      photos.forget()
      onSent()
    },
    failed: t.failed,
  })
  const photos = useAdPhotos(form, DRAFT, defaults)
  return (
    <div className="stack">
      <p>{t.lede}</p>
      <AdFormBody
        {...{ form, submit, guard, isBusy, photos }}
        label={shell.screens.postAd}
        send={{ text: t.send, busy: t.sending }}
      />
    </div>
  )
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
