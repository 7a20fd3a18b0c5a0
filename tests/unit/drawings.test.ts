import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KIND_COLOURS } from '#shared/drawings/category-kind.ts'
import { DRAWINGS, ICONS } from '#shared/drawings/drawings.ts'
import { getCardScene } from '#shared/drawings/scenes.ts'

const FOLDER = 'src/components/ornament'
const filesIn = (folder: string) =>
  readdirSync(`${FOLDER}/${folder}`)
    .map((file) => file.replace('.svg', ''))
    .sort()

describe('drawings', () => {
  it('every name has its file and every file its name', () => {
    expect(filesIn('drawings')).toEqual([...DRAWINGS].sort())
    expect(filesIn('icons')).toEqual([...ICONS].sort())
  })

  it.each([...DRAWINGS])('%s weighs at most 1.8 KiB', (name) => {
    expect(readFileSync(`${FOLDER}/drawings/${name}.svg`).length).toBeLessThanOrEqual(1.8 * 1024)
  })

  it('every kind of place has one', () => {
    expect(DRAWINGS).toEqual(expect.arrayContaining(Object.keys(KIND_COLOURS)))
  })
})

describe('the scene of a card', () => {
  it('differs from its neighbours’ in the list', () => {
    for (let i = 0; i < 20; i++)
      expect(getCardScene('bank', i)).not.toEqual(getCardScene('bank', i + 1))
  })

  it('stays the same for the same seed, and stands on the ground', () => {
    expect(getCardScene('rail', 14)).toEqual(getCardScene('rail', 14))
    for (const { y, height } of getCardScene('rail', 14).figures)
      expect(y + height).toBeLessThanOrEqual(78)
  })
})
