/** Whether owners may add listings, as of when the shell's page was made; the server decides. */
export const acceptsListings = (): boolean =>
  document.getElementById('app')?.dataset['closed'] === undefined

/** Whether a mobile number logs in here, as of when the shell's page was made. */
export const takesMobileLogin = (): boolean =>
  document.getElementById('app')?.dataset['mobile'] !== undefined

/** Name, logo and district of the site, from the data attributes of `#app`. */
export function getSiteIdentity(): { name: string; logo: string; hindi: string } {
  const { site = '', logo = '', hindi = '' } = document.getElementById('app')?.dataset ?? {}
  return { name: site, logo, hindi }
}
