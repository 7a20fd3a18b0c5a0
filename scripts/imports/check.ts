import { cyclesOf, folderCycles } from './cycles.ts'
import { importGraph } from './graph.ts'
import type { Graph } from './graph.ts'
import { KNOWN } from './known.ts'

/** What is wrong with the imports under `root`, a line each: cycles of files and of folders. */
export function importProblems(root: string, known: readonly string[][] = KNOWN): string[] {
  const graph = importGraph(root)
  const files = cyclesOf(graph)
  const folders = folderCycles(graph)
  const isWithin = (cycle: string[], other: string[]) => cycle.every((one) => other.includes(one))
  const isNew = (cycle: string[]) => !known.some((other) => isWithin(cycle, other))
  const found = [...files, ...folders]
  return [
    ...files.filter(isNew).map((cycle) => told('files', cycle, graph)),
    ...folders.filter(isNew).map((cycle) => told('folders', cycle, graph)),
    ...known
      .filter((other) => !found.some((cycle) => isWithin(cycle, other)))
      .map((other) => `Remove from scripts/imports/known.ts, it is gone: ${other.join(', ')}`),
  ]
}

/** A cycle as people read it: its members, and for each arrow an import that makes it. */
function told(kind: 'files' | 'folders', cycle: string[], graph: Graph): string {
  const deepestFirst = [...cycle].sort((a, b) => b.length - a.length)
  const memberOf = (path: string) =>
    deepestFirst.find((member) => path === member || path.startsWith(`${member}/`))
  const arrows = new Map<string, string>()
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const [a, b] = [memberOf(from), memberOf(to)]
      if (a && b && a !== b) arrows.set(`${a} ${b}`, `    ${from} → ${to}`)
    }
  }
  return [`Cycle of ${kind}: ${cycle.join(', ')}`, ...arrows.values()].join('\n')
}
