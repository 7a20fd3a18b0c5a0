import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Text of all files that match, their paths left out. */
const readAll = (pattern: string): string[] =>
  globSync(pattern).map((file) => readFileSync(file, 'utf8'))

/** Classes that rules of a style sheet are written for; comments and values left out. */
function classesOf(css: string): string[] {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('{')
    .map((part) => part.slice(Math.max(part.lastIndexOf('}'), part.lastIndexOf(';')) + 1))
  return selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
  )
}

/**
 * Classes that no source names: neither whole, nor as the beginning of a text that goes on with a
 * value (`kind-${look}`).
 */
function findUnused(classes: Iterable<string>, sources: string): string[] {
  const words = new Set(sources.match(/[A-Za-z_][\w-]*/g))
  const begun = [...sources.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, start]) => start!)
  return [...classes].filter(
    (name) => !words.has(name) && !begun.some((start) => name.startsWith(start)),
  )
}

/** Written by ProseMirror, the editor's library. */
const OF_THE_EDITOR = /^ProseMirror-|^selectedCell$/

describe('classes of the style sheets', () => {
  test('are named by some source', () => {
    const classes = new Set(readAll('src/styles/**/*.css').flatMap(classesOf))
    expect(classes.size).toBeGreaterThan(500)
    const sources = readAll('src/**/*.{astro,ts,tsx,svg}').join('\n')
    const unused = findUnused(classes, sources).filter((name) => !OF_THE_EDITOR.test(name))
    expect(unused).toEqual([])
  })

  test('are found where one is left over', () => {
    expect(
      classesOf('/* .no */ .a, .b-c:hover > .d { margin: 0.5em } @media (x) { .e { } }'),
    ).toEqual(['a', 'b-c', 'd', 'e'])
    const sources = '<p className="a"> `b-${look}` class:list={[isD && "d"]}'
    expect(findUnused(['a', 'b-c', 'd', 'e'], sources)).toEqual(['e'])
  })
})
