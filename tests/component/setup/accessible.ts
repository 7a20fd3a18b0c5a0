import axe from 'axe-core'
import { expect } from 'vitest'

/** The violations that axe finds in a part; rules for whole pages are left out. */
export async function expectAccessible(part: Element): Promise<void> {
  const { violations } = await axe.run(part, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
