/** A turning ring in the text colour. Say what is being waited for in words beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
