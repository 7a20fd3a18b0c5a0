import type { Block } from './blocks.ts'

/** Of more blocks than that nobody rewrites, they are only compared whole. */
const MAX_CELLS = 40_000
const LEAST_ALIKE = 0.5

export type BlockPair = readonly [before: number, after: number]

/** Which of these blocks became which of those, in order: the pairs that share most words. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): BlockPair[] {
  if (before.length * after.length > MAX_CELLS) return []
  const [old, now] = [before.map(wordsOf), after.map(wordsOf)]
  const best = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  const alike = (i: number, j: number) => {
    const share = shareOf(old[i]!, now[j]!)
    return share >= LEAST_ALIKE ? share : 0
  }
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, alike(i, j) + best[i + 1]![j + 1]!)
  const pairs: BlockPair[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (best[i]![j] === best[i + 1]![j]) i++
    else if (best[i]![j] === best[i]![j + 1]) j++
    else pairs.push([i++, j++])
  }
  return pairs
}

const wordsOf = ({ text }: Block) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))

/** From 0, no word in common, to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return (2 * shared) / (one.size + other.size)
}
