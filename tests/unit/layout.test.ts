import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { EXCEPTIONS, MAY_IMPORT, SERVER_FLOORS, WINGS } from '../../scripts/lint/boundaries.mjs'
import { buildImportGraph } from '../../scripts/imports/graph.ts'

const readme = readFileSync('src/README.md', 'utf8')
const mayImport: Record<string, string[]> = MAY_IMPORT

/** The rows of the table that begins with this heading, a cell each. */
function rowsBelow(heading: string): string[][] {
  const lines = readme
    .slice(readme.indexOf(`\n| ${heading} |`))
    .trimStart()
    .split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines.slice(2, end).map((line) => line.split('|').map((cell) => cell.trim()))
}

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

const folderRows = rowsBelow('folder').map(([, name = '', , imports = '']) => ({
  folder: /^`(\w+)\//.exec(name)?.[1] ?? name,
  imports: imports
    .split('(')[0]!
    .split(';')[0]!
    .split(/,|, and /),
}))
const namesIn = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map((match) => match[1]!)
const floors = rowsBelow('floor').map(([, names]) => namesIn(names))
/** Wing → its floors of rooms. */
const wings = new Map<string, string[][]>()
for (const [, cell, rooms] of rowsBelow('wing | room')) {
  const [wing = ''] = namesIn(cell)
  wings.set(wing, [...(wings.get(wing) ?? []), namesIn(rooms)])
}

it('the table of folders names every folder, and may import what the rules allow', () => {
  expect(folderRows.map(({ folder }) => folder).sort()).toEqual(foldersIn('src'))
  for (const { folder, imports } of folderRows) {
    const named = imports
      .map((name) => name.trim())
      .filter((name) => foldersIn('src').includes(name))
    expect(named.sort(), folder).toEqual([...mayImport[folder]!].sort())
  }
})

it('files that may import more stand in the row of their folder', () => {
  for (const [folder, { files, also }] of Object.entries(EXCEPTIONS)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${folder}/`))
    for (const file of files)
      expect(row).toContain(`\`${file.slice(`src/${folder}/`.length)}\` also ${also}`)
  }
})

it('the tables of the server name every folder and room, on the floors of the rules', () => {
  expect(floors).toEqual(SERVER_FLOORS)
  expect(floors.flat().sort()).toEqual(foldersIn('src/server'))
  expect(Object.fromEntries(wings)).toEqual(WINGS)
  for (const [wing, rooms] of wings)
    expect(rooms.flat().sort(), wing).toEqual(foldersIn(`src/server/${wing}`))
})

// It reads every file of src/, which takes a busy machine more than the usual five seconds.
it('no import leads where the tables do not say', { timeout: 60_000 }, () => {
  const wrong: string[] = []
  let judged = 0
  for (const [from, targets] of buildImportGraph('.')) {
    for (const to of targets) {
      judged += 1
      if (!isAllowed(from, to)) wrong.push(`${from} → ${to}`)
    }
  }
  expect(wrong).toEqual([])
  expect(judged).toBeGreaterThan(3_000)
})

function isAllowed(from: string, to: string): boolean {
  const [, folder = '', part = ''] = from.split('/')
  const [, target = '', targetPart = ''] = to.split('/')
  if (folder !== target) {
    const exception = Object.values(EXCEPTIONS).some(
      ({ files, also }) => also === target && files.some((file) => matchesGlob(from, file)),
    )
    return (
      exception ||
      Boolean(
        folderRows
          .find((row) => row.folder === folder)
          ?.imports.map((name) => name.trim())
          .includes(target),
      )
    )
  }
  if (folder !== 'server') return true
  if (part !== targetPart) return isBelow(floors, part, targetPart)
  const rooms = wings.get(part)
  const [room = '', targetRoom = ''] = [from.split('/')[3], to.split('/')[3]]
  return !rooms || room === targetRoom || isBelow(rooms, room, targetRoom)
}

/** Whether the second stands on a lower line than the first. */
function isBelow(lines: string[][], upper: string, lower: string): boolean {
  const lineOf = (name: string) => lines.findIndex((line) => line.includes(name))
  return lineOf(upper) < lineOf(lower)
}
