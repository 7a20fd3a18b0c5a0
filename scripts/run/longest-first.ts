import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start the whole product or render sites, the longest first. */
const LONGEST = [
  'shipped-districts',
  'renderer',
  'renderer-languages',
  'hostile-writes',
  'start',
  'backup',
  'second-district',
  'kills',
  'import-command',
  'import-own-export',
  'embedded',
  'imports',
  'publisher-changes',
  'npm-start',
  'read-only-start',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(basename(moduleId, '.test.ts'))
  return place < 0 ? LONGEST.length : place
}

/**
 * Without what earlier runs took, as in a fresh clone, Vitest begins with the largest files; short
 * files that take minutes would come last, one core idle beside them.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
