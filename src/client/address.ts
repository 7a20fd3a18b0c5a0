type Scalar = string | number | boolean | null | undefined

/** The address of a call below the API's base, parameters and query filled in; empty query values are left out. */
export function addressOf(
  path: string,
  input: { params?: Record<string, Scalar> | undefined; query?: Record<string, Scalar> | undefined },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${filled}?${text}` : filled
}
