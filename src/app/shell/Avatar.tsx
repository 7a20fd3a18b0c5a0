/** The first letter of a name in a circle; who it is stands beside it. */
export const Avatar = ({ name, seed = 0 }: { name: string; seed?: number }) => (
  <span className={`avatar avatar-${(seed % 4) + 1}`} aria-hidden="true">
    {Array.from(name.trim())[0]?.toUpperCase() ?? '?'}
  </span>
)
