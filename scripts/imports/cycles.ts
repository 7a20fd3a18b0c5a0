import { dirname } from 'node:path'
import type { Graph } from './graph.ts'

/** Cycles of a graph: the groups of which every member reaches every other, sorted. */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  // Tarjan's algorithm: a node that reaches nothing older closes the group above it on the stack.
  const visit = (node: string): number => {
    const own = order.size
    order.set(node, own)
    lowest.set(node, own)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next)! : own) : visit(next)
      lowest.set(node, Math.min(lowest.get(node)!, reached))
    }
    if (lowest.get(node) === own) {
      const group = open.splice(open.indexOf(node))
      if (group.length > 1) cycles.push(group.sort())
    }
    return lowest.get(node)!
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}

/** Cycles of folders, at every depth: of `src/a/b` and `src/a/c`, and of `src/a` and `src/d`. */
export function findFolderCycles(graph: Graph): string[][] {
  const depths = [...graph.keys()].map((path) => path.split('/').length - 1)
  const found = new Map<string, string[]>()
  for (let depth = 2; depth <= Math.max(...depths); depth += 1) {
    for (const cycle of findCycles(foldersAt(graph, depth))) found.set(cycle.join(), cycle)
  }
  return [...found.values()]
}

function foldersAt(graph: Graph, depth: number): Graph {
  const folderOf = (path: string) => dirname(path).split('/').slice(0, depth).join('/')
  const folders: Graph = new Map()
  for (const [path, targets] of graph) {
    const from = folderOf(path)
    const reached = folders.get(from) ?? new Set<string>()
    folders.set(from, reached)
    for (const target of targets) if (folderOf(target) !== from) reached.add(folderOf(target))
  }
  return folders
}
