import { useRead } from '#app/data/use-read.ts'

const SEVERAL = 300

/** Names of towns that the browser offers while one is typed. */
export function TownOptions({ id }: { id: string }) {
  const towns = useRead('GET /locations', { query: { limit: SEVERAL } }).data?.data ?? []
  return (
    <datalist id={id}>
      {towns.map((town) => (
        <option key={town.id} value={town.city} />
      ))}
    </datalist>
  )
}
