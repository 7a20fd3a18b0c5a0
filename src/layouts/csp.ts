/** The `sha256-…` of a piece of inline script or style, as a content security policy names it. */
export async function cspHash(text: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${Buffer.from(digest).toString('base64')}`
}
