import styles from '#styles/app/screens/first-form.css?url'
import { useEffect, type ReactNode } from 'react'
import { Brand } from '#app/shell/Brand.tsx'
import { getSiteIdentity } from '#app/shell/site-identity.ts'
import { firstForm as t } from '#i18n/en/app/first-form.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { getLoginPath } from '#shared/view/return-path.ts'

type Props = { title: string; children: ReactNode }

const getLogin = () => getLoginPath(location.pathname + location.search)

/** The page around a form for somebody without an account. */
export function GuestFormFrame({ title, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${getSiteIdentity().name}`
    // Signed in by the link of the mail, in another tab: the form of an account has what was typed.
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue) location.reload()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [title])
  return (
    <div className="app-side">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <a className="skip" href="#main">
        {shell.skip}
      </a>
      <header className="app-bar first-bar">
        <Brand />
        <a className="button button-bare" href={getLogin()}>
          {t.login}
        </a>
      </header>
      <main id="main" className="app-main first-main" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

type Step = { name: string; isDone: boolean }

/** The steps of the form; the first that is not done is the current one. */
export function GuestFormSteps({ lede, steps }: { lede: string; steps: readonly Step[] }) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <>
      <p className="mute">{lede}</p>
      <ol className="first-steps">
        {steps.map((step) => (
          <li
            key={step.name}
            className={step.isDone ? 'is-done' : undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            {step.name}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The other way, for those who have an account: nothing typed is lost by it. */
export const SignInLink = () => (
  <p className="mt-6">
    {t.haveAccount}{' '}
    <a className="link" href={getLogin()}>
      {t.login}
    </a>
  </p>
)
