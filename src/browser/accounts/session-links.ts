import { readToken } from '#stores/token.ts'

/* Whether someone is signed in: what reads the token and shows that person's links comes only
   then. */
const look = () => {
  if (readToken()) import('./signed-in.ts').catch(() => undefined)
}

look()
// A page that comes back from the browser's history, or a sign-in in another tab.
addEventListener('pageshow', look)
addEventListener('storage', look)
