import { useSyncExternalStore, type ReactNode } from 'react'
import { saveDraftAndGoToLogin, getLoginUrl } from '#browser/accounts/save-draft-and-go-to-login.ts'
import { saveDraft, popDraft } from '#stores/drafts.ts'
import { readToken } from '#stores/token.ts'
import { LazyWaitingNote } from '#islands/outbox/LazyWaitingNote.tsx'
import { useForm, type Form, type FormInput } from '#ui/use-form.ts'

type MemberFormInput<Values> = Omit<FormInput<Values>, 'start' | 'blank'> & {
  blank: () => Values
  /** The key under which the values are stored during the sign-in, or until there is a connection. */
  draft: string
  /** Id of the control that opens the form, to which signing in leads back. */
  control: string
  /** `loginFirst` without a session, `signedOut` when the server no longer knows it. */
  texts: { loginFirst: string; signedOut: string; login: string }
}

/** `note` tells visitors that sending needs a login, and what waits for a connection. */
type MemberForm<Values> = Form<Values> & { note: ReactNode }

const NEVER = () => () => undefined
/** Pages are drawn for everybody; only a browser knows who reads them. */
const FOR_EVERYBODY = () => false

class LoginRequiredError extends Error {}

/**
 * A form for signed-in people. Anybody may fill it in; a visitor is led to the login and then finds
 * the form as it was.
 */
export function useSignInRequiredForm<Values extends object>({
  blank,
  draft,
  control,
  texts,
  check,
  send,
  explain,
}: MemberFormInput<Values>): MemberForm<Values> {
  const askToLogin = (text: string, values: Values) => {
    saveDraftAndGoToLogin(draft, values, control)
    const way = (
      <a className="link" href={getLoginUrl(control)}>
        {texts.login}
      </a>
    )
    return { text, way }
  }
  const isVisitor = useSyncExternalStore(NEVER, () => !readToken(), FOR_EVERYBODY)
  const form = useForm<Values>({
    start: () => ({ ...blank(), ...popDraft(draft) }),
    blank,
    check,
    send: async (values) => {
      if (!readToken()) throw new LoginRequiredError()
      await send(values)
    },
    explain: (error, values) => {
      if (error instanceof LoginRequiredError) return askToLogin(texts.loginFirst, values)
      if ((error as { status?: number }).status === 401) return askToLogin(texts.signedOut, values)
      return explain(error, values)
    },
  })
  // What the form says after a try has the same link.
  const note = isVisitor && !form.problem?.way && (
    <p className="notice">
      {texts.loginFirst}{' '}
      <a className="link" href={getLoginUrl(control)} onClick={() => saveDraft(draft, form.values)}>
        {texts.login}
      </a>
    </p>
  )
  const waiting = (
    <LazyWaitingNote form={draft} onEdit={(values) => form.change(values as Partial<Values>)} />
  )
  return {
    ...form,
    note: (
      <>
        {note}
        {waiting}
      </>
    ),
  }
}
