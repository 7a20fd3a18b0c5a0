import { useStore } from '@nanostores/react'
import { $session, type Session } from '#stores/session.ts'
import type { Profile } from '#contract/profile.ts'
import { useRead } from '#app/data/use-read.ts'

/** Who is signed in; the last six are null until the server has answered. */
export type CurrentUser = Session & {
  email: string | null
  customerType: Profile['customerType'] | null
  profilePhoto: string | null
  adminAccess: Profile['adminAccess'] | null
  isHelper: boolean | null
  language: Profile['language'] | null
}

const UNKNOWN = {
  email: null,
  customerType: null,
  profilePhoto: null,
  adminAccess: null,
  isHelper: null,
  language: null,
}

/** The user from the token, then from the server; null when signed out. */
export function useCurrentUser(): CurrentUser | null {
  const session = useStore($session)
  const { data } = useRead('GET /users/profile', {}, { enabled: session !== null })
  if (!session) return null
  if (data?.data.id !== session.id) return { ...session, ...UNKNOWN }
  const { id, name, role, email, customerType, profilePhoto, ...more } = data.data
  const { adminAccess, isHelper, language } = more
  return { id, name, role, email, customerType, profilePhoto, adminAccess, isHelper, language }
}

/** Whether the server has said that this account has no email address. */
export const hasNoEmail = (person: CurrentUser | null): boolean =>
  person !== null && person.customerType !== null && person.email === null
