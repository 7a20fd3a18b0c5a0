import { getImageUrl } from '#shared/drawings/image-path.ts'
import { getPictureSources } from '#shared/drawings/picture.ts'

type Props = {
  path: string
  alt: string
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  /** The first thing seen on the page. */
  eager?: boolean
}

/**
 * A stored picture in the smallest file that does: its sizes and newer formats, where it has them.
 */
export function Picture({ path, alt, sizes, eager = false }: Props) {
  const { src, width, height, sources } = getPictureSources(path, (address) =>
    getImageUrl(address, import.meta.env.PUBLIC_API_URL),
  )
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        {...{ src, alt, width, height }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
