import { imageUrl } from './image-path.ts'

/**
 * The address of a logo of the website: a stored picture, or a file of the site itself, such as
 * `/logo.svg`. It is apart from `imageUrl` because islands of public pages load that file.
 */
export const logoUrl = (path: string, apiBase?: string): string =>
  /^\/(?:uploads|api)\//.test(path) ? imageUrl(path, apiBase) : path
