const CC_BY = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  url: 'https://creativecommons.org/licenses/by/4.0/',
}

/**
 * Under what everybody may use what the site itself gathered. THE OWNER OF THE SITE CHOOSES THIS,
 * in this one line; what came from elsewhere keeps the licence that `open-data-sources.ts` names.
 * Why this one, and what another would mean: `docs/decisions/0029-open-data.md`.
 */
export const OPEN_DATA_LICENCE: { name: string; url: string } = CC_BY
