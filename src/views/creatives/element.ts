/** An element with its classes and what else it has. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  values: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, ...values })
}

/** A button that shows a sign and is called by its label. */
export function createButton(
  className: string,
  label: string,
  onClick: () => void,
): HTMLButtonElement {
  const made = createElement('button', className, { type: 'button' })
  made.setAttribute('aria-label', label)
  made.addEventListener('click', onClick)
  return made
}
