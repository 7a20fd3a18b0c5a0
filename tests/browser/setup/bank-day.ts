/** `28/11/2026` in India, as a bank writes it. */
export const bankDay = () =>
  new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10).split('-').reverse().join('/')
