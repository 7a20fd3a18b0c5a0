/** A turning ring in the text colour. Put words beside it that say what is loading. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
