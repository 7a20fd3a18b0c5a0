/**
 * The address of the site of all tests. The code of a site is bundled for its address, which takes
 * half a minute, and the bundle is kept: programs that share an address share it.
 */
export const SITE_URL = 'https://suhana.example'
