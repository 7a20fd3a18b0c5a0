/* By code point in lower case, as the API orders by name: page 2 of the list follows page 1 wherever each comes from. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export const byName = (a: { id: number; name: string }, b: { id: number; name: string }): number =>
  compareText(a.name.toLowerCase(), b.name.toLowerCase()) || a.id - b.id

export const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id
