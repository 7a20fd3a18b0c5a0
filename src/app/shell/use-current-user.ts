import { useStore } from '@nanostores/react'
import { $session, type Session } from '#stores/session.ts'
import type { Profile } from '#contract/profile.ts'
import { useRead } from '#app/data/use-read.ts'

/** Who is signed in; the last four are null until the server has answered. */
export type CurrentUser = Session & {
  email: string | null
  customerType: Profile['customerType'] | null
  profilePhoto: string | null
  adminAccess: Profile['adminAccess'] | null
}

/** The user from the token, then from the server; null when signed out. */
export function useCurrentUser(): CurrentUser | null {
  const session = useStore($session)
  const { data } = useRead('GET /users/profile', {}, { enabled: session !== null })
  if (!session) return null
  if (data?.data.id !== session.id)
    return { ...session, email: null, customerType: null, profilePhoto: null, adminAccess: null }
  const { id, name, role, email, customerType, profilePhoto, adminAccess } = data.data
  return { id, name, role, email, customerType, profilePhoto, adminAccess }
}
