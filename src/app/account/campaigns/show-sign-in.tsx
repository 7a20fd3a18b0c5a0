import { createRoot } from 'react-dom/client'
import { SignInPrompt } from './SignInPrompt.tsx'

/** Shows a visitor that the campaigns need a sign-in. */
export const mountSignInPrompt = (place: HTMLElement): void =>
  createRoot(place).render(<SignInPrompt />)
