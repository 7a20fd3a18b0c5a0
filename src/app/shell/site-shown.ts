/** Whether owners may add listings, as of when the shell's page was made; the server decides. */
export const takesListings = (): boolean =>
  document.getElementById('app')?.dataset['closed'] === undefined

/** What the shell's page says of the site: its name, logo and district, as data of `#app`. */
export function siteShown(): { name: string; logo: string; hindi: string } {
  const { site = '', logo = '', hindi = '' } = document.getElementById('app')?.dataset ?? {}
  return { name: site, logo, hindi }
}
