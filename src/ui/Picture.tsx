import { imageUrl } from '#shared/drawings/image-path.ts'
import { shownPicture } from '#shared/drawings/picture.ts'

type Props = {
  path: string
  alt: string
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
}

/**
 * A stored picture in the smallest file that does: the same markup as
 * components/base/Picture.astro.
 */
export function Picture({ path, alt, sizes }: Props) {
  const { src, width, height, sources } = shownPicture(path, (address) =>
    imageUrl(address, import.meta.env.PUBLIC_API_URL),
  )
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
