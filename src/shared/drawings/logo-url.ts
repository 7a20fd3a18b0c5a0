import { getImageUrl } from './image-path.ts'

/**
 * The address of a logo of the website: a stored picture, or a file of the site itself, such as
 * `/logo.svg`. It is apart from `getImageUrl` because islands of public pages load that file.
 */
export const getLogoUrl = (path: string, apiBase?: string): string =>
  /^\/(?:uploads|api)\//.test(path) ? getImageUrl(path, apiBase) : path
