/** Grey shapes of a screen: its heading, a row of figures and a list. */
export const Skeleton = () => (
  <div className="stack" aria-hidden="true">
    <span className="skeleton app-skeleton-title" />
    <span className="skeleton app-skeleton-row" />
    <span className="skeleton app-skeleton-list" />
  </div>
)
