import type { PrivateLinks } from '#server/uploads/index.ts'
import { withoutKey } from '#server/uploads/index.ts'

type Values = Record<string, unknown>

/** The pictures of a draft by `change`; whatever else it holds stays as it is. */
function changed(values: Values, change: (path: string) => string): Values {
  const { logo, images } = values
  return {
    ...values,
    ...(typeof logo === 'string' ? { logo: change(logo) } : {}),
    ...(Array.isArray(images)
      ? {
          images: images.map((path: unknown) => (typeof path === 'string' ? change(path) : path)),
        }
      : {}),
  }
}

/** As it is kept: pictures by their paths alone. */
export const withPlainPictures = (values: Values): Values => changed(values, withoutKey)

/** As its writer sees it: pictures with leave to see them, as nobody else may. */
export const withPictureLinks = (values: Values, { sign }: PrivateLinks, now: Date): Values =>
  changed(values, (path) => sign(path, now))
