import styles from '#styles/app/screens/first-listing.css?url'
import { useEffect } from 'react'
import { REQUIRED_FIELDS, type TextFieldName } from '#app/account/listing/values.ts'
import { ClosedListings } from '#app/account/listing/ClosedListings.tsx'
import { Brand } from '#app/shell/Brand.tsx'
import { getSiteIdentity, acceptsListings } from '#app/shell/site-identity.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { TOKEN_KEY } from '#shared/view/early-keys.ts'
import { getLoginPath } from '#shared/view/return-path.ts'
import { CodeStep } from './CodeStep.tsx'
import { FirstListing } from './FirstListing.tsx'
import { useFirstListing } from './use-first-listing.ts'

const LOGIN = getLoginPath(APP_PATHS.addListing)

/** "List your business" for somebody without an account. */
export function FirstScreen() {
  useEffect(() => {
    document.title = `${t.title} · ${getSiteIdentity().name}`
    // Signed in by the link of the mail, in another tab: the form of an owner has what was typed.
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue) location.reload()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
  return (
    <div className="app-side">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <a className="skip" href="#main">
        {shell.skip}
      </a>
      <header className="app-bar first-bar">
        <Brand />
        <a className="button button-bare" href={LOGIN}>
          {t.login}
        </a>
      </header>
      <main id="main" className="app-main first-main" tabIndex={-1}>
        <h1>{t.title}</h1>
        {acceptsListings() ? <Form /> : <ClosedListings />}
      </main>
    </div>
  )
}

const PLACE: readonly TextFieldName[] = ['locationId', 'address']
const ACCOUNT: readonly TextFieldName[] = ['ownerName', 'email']

function Form() {
  const first = useFirstListing()
  const { values } = first.form
  const isFilled = (names: readonly TextFieldName[]) =>
    names.every((name) => values[name].trim() !== '')
  const business = REQUIRED_FIELDS.filter((name) => ![...PLACE, ...ACCOUNT].includes(name))
  const done = {
    business: isFilled(business),
    place: isFilled(PLACE),
    account: first.hasAccount,
  }
  const names = Object.keys(done) as (keyof typeof done)[]
  const next = names.find((name) => !done[name])
  return (
    <>
      <p className="mute">{t.lede}</p>
      <ol className="first-steps">
        {names.map((name) => (
          <li
            key={name}
            className={done[name] ? 'is-done' : undefined}
            aria-current={name === next ? 'step' : undefined}
          >
            {t.steps[name]}
          </li>
        ))}
      </ol>
      {first.isConfirming ? <CodeStep first={first} /> : <FirstListing first={first} />}
      <p className="mt-6">
        {t.haveAccount}{' '}
        <a className="link" href={LOGIN}>
          {t.login}
        </a>
      </p>
    </>
  )
}
