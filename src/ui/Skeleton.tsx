/** One line of text that is coming. */
export function LineSkeleton({ className = 'w-1/2' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}
