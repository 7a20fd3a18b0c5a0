/** The values of a form's controls as a query string; read before hydration. */
export function formToQuery(root: HTMLElement): string {
  const query = new URLSearchParams()
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name], select[name]',
  )) {
    const isOff =
      control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked
    if (!isOff && control.value) query.set(control.name, control.value)
  }
  return `?${query}`
}
