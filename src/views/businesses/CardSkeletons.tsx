/** Grey shapes of loading cards: this many, in the size of real ones. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <ul className="cards" aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <li key={i} className="card">
          <div className="panel kind-place" />
          <div className="card-body grid gap-2">
            <span className="skeleton w-1/4" />
            <span className="skeleton w-3/4" />
            <span className="skeleton w-1/2" />
          </div>
          <div className="card-actions">
            <span className="call">
              <span className="skeleton w-1/3" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
