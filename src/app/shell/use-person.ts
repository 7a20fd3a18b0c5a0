import { useStore } from '@nanostores/react'
import type { Session } from '#stores/session.ts'
import { $session } from '#stores/session.ts'
import { useRead } from '#app/data/use-read.ts'

/** Who is signed in. `email` is null until the server has answered. */
export type Person = Session & { email: string | null }

/** As the token says at once, then as the server says; null once nobody is signed in. */
export function usePerson(): Person | null {
  const session = useStore($session)
  const { data } = useRead('GET /auth/me', {}, { enabled: session !== null })
  if (!session) return null
  if (data?.data.id !== session.id) return { ...session, email: null }
  const { id, name, role, email } = data.data
  return { id, name, role, email }
}
