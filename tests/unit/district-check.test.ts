import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatFault } from '#district/read/fault.ts'
import { listShippedDistricts } from '#district/read/folder.ts'
import { checkDistrict } from '../../scripts/district/check.ts'
import { listSchemaFiles } from '../../scripts/district/schema-files.ts'

const FIXTURE = join(import.meta.dirname, '../fixtures/district')

describe('a district’s folder', () => {
  it.each([...listShippedDistricts(), FIXTURE])('%s is fit', (name) => {
    expect(checkDistrict(name).faults.map(formatFault)).toEqual([])
  })

  it('is described to editors by the schemas that check it', async () => {
    for (const { path, text } of await listSchemaFiles())
      expect(readFileSync(path, 'utf8'), path).toBe(text)
  })
})

describe('a fault is told with its file, line and column', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'zila-district-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What is said of a copy of the fixture in which one file is another. */
  function faultsWith(
    file: string,
    edit: (text: string) => string | null,
    others: Record<string, (text: string) => string> = {},
  ): string[] {
    const copy = join(folder, 'copy')
    rmSync(copy, { recursive: true, force: true })
    cpSync(FIXTURE, copy, { recursive: true })
    let text = ''
    try {
      text = readFileSync(join(copy, file), 'utf8')
    } catch {
      // A file that the fixture does not have.
    }
    const edited = edit(text)
    if (edited === null) rmSync(join(copy, file))
    else writeFileSync(join(copy, file), edited)
    for (const [other, editOther] of Object.entries(others))
      writeFileSync(join(copy, other), editOther(readFileSync(join(copy, other), 'utf8')))
    return checkDistrict(copy).faults.map(formatFault)
  }
  const swap = (from: string, to: string) => (text: string) => text.replace(from, to)

  const GUIDE = `---
title: Suhana District
lede: A lede.
description: A description.
keywords: suhana
---

## facts

| label | value |
| --- | --- |
| State | Madhyam |

Sources: invented.
`

  it.each<[string, string, (text: string) => string | null, string]>([
    ['no district.json', 'district.json', () => null, 'district.json:1:1  is missing in'],
    ['broken JSON', 'district.json', swap('"slug":', '"slug"'), 'district.json:3:10  is no JSON'],
    [
      'a wrong slug',
      'district.json',
      swap('"suhana"', '"Su hana"'),
      'district.json:3:11  slug: small letters',
    ],
    [
      'an unknown key',
      'district.json',
      swap('"std"', '"sdt"'),
      'district.json:15:10  The file: Unrecognized key',
    ],
    [
      'a middle outside the bounds',
      'district.json',
      swap('20.5', '30.5'),
      'district.json:13:13  middle: lies outside the bounds',
    ],
    ['no towns', 'towns.csv', () => null, 'towns.csv:1:1  is missing; every district needs it'],
    [
      'a town outside the bounds',
      'towns.csv',
      swap('20.7,75.7', '24.7,75.7'),
      'towns.csv:3:35  latitude: 24.7, 75.7 lies outside',
    ],
    [
      'a PIN code of another district',
      'towns.csv',
      swap('425003', '426001'),
      'towns.csv:4:24  pincode: 426001 is of Dusra',
    ],
    [
      'a name in other letters',
      'towns.csv',
      swap('नवापुर', 'Navapur'),
      'towns.csv:2:67  name_hi: "Navapur" is in other letters',
    ],
    [
      'the same town twice',
      'towns.csv',
      (text) => `${text}Madhyam,Suhana,Sonpani,,,,,\n`,
      'towns.csv:20:16  city: Sonpani is there twice in Suhana',
    ],
    [
      'a PIN code of another state',
      'pincodes.csv',
      swap('426001', '576001'),
      'pincodes.csv:14:1  pincode: 576001 is of another state',
    ],
    [
      'a listing in an unknown town',
      'businesses.csv',
      swap('जाँच का नमूना बैंक।,Navapur', 'जाँच का नमूना बैंक।,Nowhere'),
      'businesses.csv:2:96  city: "Nowhere" is no town of Suhana in towns.csv',
    ],
    [
      'a listing far from its town, which the importer refuses',
      'businesses.csv',
      swap('20.51,75.51', '20.9,75.9'),
      'businesses.csv:2:126  latitude: Navapur in Suhana is 61 km away',
    ],
    ['no sources', 'sources.json', () => null, 'businesses.csv:1:1  needs sources.json'],
    [
      'a section that does not exist',
      'guide.en.md',
      () => GUIDE.replace('## facts', '## figures'),
      'guide.en.md:8:4  "figures" is no section',
    ],
    [
      'a section without sources',
      'guide.en.md',
      () => GUIDE.replace('Sources: invented.', ''),
      'guide.en.md:8:4  "facts" names no sources',
    ],
    [
      'the guide of another district',
      'guide.en.md',
      () => GUIDE.replace('Suhana District', 'Kodagu District'),
      'guide.en.md:2:8  names another district: Kodagu',
    ],
    [
      'a guide in another language',
      'guide.ta.md',
      () => GUIDE,
      'guide.ta.md:1:1  "ta" is no language of the district',
    ],
    [
      'a post that names another district',
      'posts/a-sample-post.md',
      swap('This district', 'Kodagu'),
      'posts/a-sample-post.md:10:1  names another district: Kodagu',
    ],
    [
      'a law about no rule',
      'law.json',
      () => '{ "goods": [{ "rule": "moonshine", "reason": { "en": "No." } }] }',
      'law.json:1:23  "moonshine" is no rule',
    ],
  ])('%s', (_, file, edit, fault) => {
    expect(faultsWith(file, edit).filter((told) => told.startsWith(fault))).toHaveLength(1)
  })

  it.each([
    ['a name of its own', 'aliases": [', 'aliases": ["Kodagu", ', 'Kodagu'],
    ['its own state, spelt otherwise', '"en": "Madhyam"', '"en": "KARNATAKA"', 'Karnataka'],
    ['its own state, in its own language', '"en": "Madhyam"', '"en": "Karnataka"', 'ಕರ್ನಾಟಕ'],
  ])('a post may use %s, though another district has it', (_, from, to, name) => {
    const post = 'posts/a-sample-post.md'
    const named = swap('This district', `${name} here`)
    const whatIsNamed = (told: string[]) => told.filter((one) => one.includes('names another'))
    expect(whatIsNamed(faultsWith(post, named))).toHaveLength(1)
    const posted = (text: string) => text.replace(from, to)
    expect(whatIsNamed(faultsWith('district.json', posted, { [post]: named }))).toEqual([])
  })
})
