import { call } from '#stores/api.ts'

/* The library is fetched when somebody uses a passkey. */
const webauthn = () => import('@simplewebauthn/browser')

type Answer = { [name: string]: unknown; id: string; response: Record<string, unknown> }

/** Whether this browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks for a passkey to confirm the user's identity. Returns what `POST /auth/proof` takes. */
export async function requestPasskey(): Promise<{ challenge: string; credential: Answer }> {
  const { data } = await call('POST /auth/proof/begin')
  const { startAuthentication } = await webauthn()
  const credential = await startAuthentication({ optionsJSON: data.options as never })
  return { challenge: data.challenge, credential: credential as unknown as Answer }
}

/** Has the person make a passkey; what `POST /users/profile/second-factor/passkeys` takes. */
export async function createPasskey(): Promise<{ challenge: string; credential: Answer }> {
  const { data } = await call('POST /users/profile/second-factor/passkeys/begin')
  const { startRegistration } = await webauthn()
  const credential = await startRegistration({ optionsJSON: data.options as never })
  return { challenge: data.challenge, credential: credential as unknown as Answer }
}
