/** The parts of a request's address: the decoded path, and the query with its question mark. */
export type RequestTarget = { path: string; query: string }

/**
 * Reads a request target, decoding once. Null for what no honest client sends: broken encoding,
 * control characters, backslashes, and `.` or `..` segments in any spelling.
 */
export function parseTarget(target: string): RequestTarget | null {
  const raw = target.startsWith('/') ? target : pathOfAbsolute(target)
  if (raw === null) return null
  const mark = raw.indexOf('?')
  const query = mark < 0 ? '' : raw.slice(mark)
  const path = decoded(mark < 0 ? raw : raw.slice(0, mark))
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (path === null || /[\0-\x1f\x7f\\]/.test(path)) return null
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return null
  return { path, query }
}

/** The absolute form that proxies send, `GET http://host/path`. */
function pathOfAbsolute(target: string): string | null {
  const match = /^https?:\/\/[^/?#]+([/?].*)?$/i.exec(target)
  if (!match) return null
  const rest = match[1] ?? '/'
  return rest.startsWith('/') ? rest : `/${rest}`
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** The reverse, for a Location header. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')
