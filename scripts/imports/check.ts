import { findCycles, findFolderCycles } from './cycles.ts'
import { buildImportGraph, type Graph } from './graph.ts'

/** What is wrong with the imports under `root`, a line each: cycles of files and of folders. */
export function listImportProblems(root: string): string[] {
  const graph = buildImportGraph(root)
  return [
    ...findCycles(graph).map((cycle) => told('files', cycle, graph)),
    ...findFolderCycles(graph).map((cycle) => told('folders', cycle, graph)),
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
