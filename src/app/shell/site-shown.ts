/** What the shell's page says of the site: its name, logo and district, as data of `#app`. */
export function siteShown(): { name: string; logo: string; hindi: string } {
  const { site = '', logo = '', hindi = '' } = document.getElementById('app')?.dataset ?? {}
  return { name: site, logo, hindi }
}
