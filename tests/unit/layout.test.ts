import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { EXCEPTIONS, MAY_IMPORT, SERVER_LAYERS } from '../../eslint.boundaries.mjs'
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
const layers = rowsBelow('layer').map(([, names = '']) =>
  [...names.matchAll(/`([\w-]+)`/g)].map((match) => match[1]!),
)
const nouns = foldersIn('src/server').filter((name) => !layers.flat().includes(name))

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

it('the picture of the server names every folder, in the layers of the rules', () => {
  const withNouns = layers.map((layer) => (layer.length > 0 ? layer : nouns))
  expect(withNouns.map((layer) => [...layer].sort())).toEqual(
    SERVER_LAYERS.map((layer: string[]) => [...layer].sort()),
  )
  const text = readme.slice(0, readme.indexOf('How imports are written'))
  expect(nouns.filter((noun) => !new RegExp(`[\`\\s]${noun}[\`\\s]`).test(text))).toEqual([])
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
  if (folder !== 'server' || part === targetPart) return true
  const level = (name: string) =>
    layers.findIndex((layer) => (nouns.includes(name) ? layer.length === 0 : layer.includes(name)))
  return level(part) < level(targetPart) || (nouns.includes(part) && nouns.includes(targetPart))
}
