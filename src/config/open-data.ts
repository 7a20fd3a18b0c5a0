/** Under what everybody may use the open data of the site. */
export const OPEN_DATA_LICENCE = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const
