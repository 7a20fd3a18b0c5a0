import { createRoot } from 'react-dom/client'
import { SignInNeeded } from './SignInNeeded.tsx'

/** Shows a visitor that the campaigns need a sign-in. */
export const showSignIn = (place: HTMLElement): void => createRoot(place).render(<SignInNeeded />)
