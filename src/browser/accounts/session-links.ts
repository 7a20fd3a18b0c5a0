import { readStored, readToken } from '#stores/token.ts'

/* Whether someone is signed in: what reads the token and shows that person's links comes only
   then. It also sends forms that wait for a connection, a visitor's too; their name is that of
   `stores/waiting.ts`, whose constant would make this file larger. */
const look = () => {
  if (readToken() ?? readStored('outbox')) import('./signed-in.ts').catch(() => undefined)
}

look()
// A page that comes back from the browser's history, or a sign-in in another tab.
addEventListener('pageshow', look)
addEventListener('storage', look)
