export type DiffLine = { kind: 'same' | 'old' | 'new'; text: string }

/* More lines than anybody compares; beyond that the middle counts as rewritten. */
const MAX_CELLS = 4_000_000

/** The lines of two texts: what both have, what only the old one has, what only the new one has. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail++
  return [
    ...old.slice(0, head).map((text) => ({ kind: 'same' as const, text })),
    ...middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map((text) => ({ kind: 'same' as const, text })),
  ]
}

/** By the longest sequence of lines that both have. */
function middle(old: readonly string[], now: readonly string[]): DiffLine[] {
  const gone = (texts: readonly string[]) => texts.map((text) => ({ kind: 'old' as const, text }))
  const come = (texts: readonly string[]) => texts.map((text) => ({ kind: 'new' as const, text }))
  if (old.length * now.length > MAX_CELLS) return [...gone(old), ...come(now)]
  const width = now.length + 1
  const longest = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] =
        old[i] === now[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
      lines.push({ kind: 'old', text: old[i++]! })
    else lines.push({ kind: 'new', text: now[j++]! })
  }
  return [...lines, ...gone(old.slice(i)), ...come(now.slice(j))]
}
