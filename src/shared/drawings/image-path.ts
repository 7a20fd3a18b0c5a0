/**
 * The address of a stored picture. An absolute address stays as it is; a path is prefixed with the
 * API's base (`/api`, or `https://api.example/api` when it lives elsewhere), with which `/api/…`
 * already begins.
 */
export function getImageUrl(path: string, apiBase = '/api'): string {
  if (/^https?:\/\//i.test(path)) return path
  const base = apiBase.replace(/\/$/, '')
  if (/^\/api(?:\/|$)/.test(path)) return base.replace(/\/api$/, '') + path
  return `${base}/${path.replace(/^\//, '')}`
}
