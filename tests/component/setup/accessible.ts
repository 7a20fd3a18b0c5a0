import axe from 'axe-core'
import { expect } from 'vitest'

/** What axe has against a part by itself; what only a whole page can have is left out. */
export async function expectAccessible(part: Element): Promise<void> {
  const { violations } = await axe.run(part, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
