import { useRead } from '#app/data/use-read.ts'

export const TOWNS = 'ad-towns'

const SEVERAL = 300

/** Names of towns that the browser offers while one is typed. */
export function Towns() {
  const towns = useRead('GET /locations', { query: { limit: SEVERAL } }).data?.data ?? []
  return (
    <datalist id={TOWNS}>
      {towns.map(({ id, city }) => (
        <option key={id} value={city} />
      ))}
    </datalist>
  )
}
