import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wideLines } from '../../scripts/lint/columns.mjs'
import { findCycles, findFolderCycles } from '../../scripts/imports/cycles.ts'
import { buildImportGraph } from '../../scripts/imports/graph.ts'
import type { BenchFigure } from './measure.ts'

type File = { path: string; lines: string[] }

/** Lines that make a duplicate when they stand elsewhere in the same order. */
const RUN = 8
const FILES = '{src,tests,scripts}/**/*.{ts,tsx,astro,mjs,css}'
const INSIGNIFICANT = /^(?:[)\]}>;,({]*|\/\/.*|\/?\*.*|import\b.*|export .* from .*)$/

/** What can be read off the files under `root`: sizes, wide lines, duplicates, cycles. */
export function measureTree(root: string): BenchFigure[] {
  const files = globSync(FILES, { cwd: root }).map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n'),
  }))
  const graph = buildImportGraph(root)
  return [
    ...sizes(files),
    ...wide(files),
    figure('duplicates of 8 lines, src', duplicates(files.filter(isIn('src/'))), '%'),
    figure('duplicates of 8 lines, src and tests', duplicates(files), '%'),
    figure('cycles of files', findCycles(graph).length),
    figure('cycles of folders', findFolderCycles(graph).length),
    figure('files in the largest folder of src', largestFolder(files.filter(isIn('src/')))),
  ]
}

const figure = (name: string, value: number, unit = ''): BenchFigure => ({
  name,
  value,
  unit,
  better: 'less',
})

const isIn = (folder: string) => (file: File) => file.path.startsWith(folder)

function sizes(files: readonly File[]): BenchFigure[] {
  const lengths = files.map(({ lines }) => lines.length).sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0
  return [
    figure('files', files.length),
    figure('lines per file, median', at(0.5)),
    figure('lines per file, p90', at(0.9)),
    figure('lines per file, max', at(1)),
  ]
}

function wide(files: readonly File[]): BenchFigure[] {
  const found = files.flatMap(({ path, lines }) =>
    wideLines(lines).map((line) => kindOf(path, lines[line - 1] ?? '')),
  )
  return ['code', 'comments', 'style sheets', 'markup'].map((kind) =>
    figure(`lines over 100 columns, ${kind}`, found.filter((other) => other === kind).length),
  )
}

function kindOf(path: string, line: string): string {
  if (path.endsWith('.css')) return 'style sheets'
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return 'comments'
  return /^\s*</.test(line) ? 'markup' : 'code'
}

/**
 * How many of a hundred lines stand in a run of eight or more that stands elsewhere too. Blank
 * lines, comments, imports and lone brackets do not count.
 */
function duplicates(files: readonly File[]): number {
  const texts = files.map(({ lines }) =>
    lines.map((line) => line.trim()).filter((line) => !INSIGNIFICANT.test(line)),
  )
  const runAt = (text: string[], at: number) => text.slice(at, at + RUN).join('\n')
  const times = new Map<string, number>()
  for (const text of texts)
    for (let at = 0; at + RUN <= text.length; at += 1)
      times.set(runAt(text, at), (times.get(runAt(text, at)) ?? 0) + 1)
  let repeated = 0
  for (const text of texts) {
    let until = 0
    for (let at = 0; at < text.length; at += 1) {
      if (at + RUN <= text.length && times.get(runAt(text, at))! > 1) until = at + RUN
      if (at < until) repeated += 1
    }
  }
  return (repeated / texts.flat().length) * 100
}

function largestFolder(files: readonly File[]): number {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = path.replace(/\/[^/]*$/, '')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}
