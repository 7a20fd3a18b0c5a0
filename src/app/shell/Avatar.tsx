import { getImageUrl } from '#shared/drawings/image-path.ts'

type Props = { name: string; seed?: number; photo?: string | null }

/** A photo, or the first letter of a name, in a circle; the name is shown next to it. */
export const Avatar = ({ name, seed = 0, photo }: Props) =>
  photo ? (
    <img
      className="avatar"
      src={getImageUrl(photo, import.meta.env.PUBLIC_API_URL)}
      alt=""
      width={32}
      height={32}
    />
  ) : (
    <span className={`avatar avatar-${(seed % 4) + 1}`} aria-hidden="true">
      {Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
    </span>
  )
