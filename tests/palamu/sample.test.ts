import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../src/districts/palamu')
const read = (file: string) =>
  parse<Record<string, string>>(readFileSync(join(folder, file), 'utf8'), { columns: true })

const [businesses, categories, locations, pincodes] = [
  'businesses.csv',
  '../../config/categories.csv',
  'towns.csv',
  'pincodes.csv',
].map(read) as [Rows, Rows, Rows, Rows]

type Rows = Record<string, string>[]

/** The names of the rows that break a rule; an empty list says that none does. */
const offenders = (rows: Rows, holds: (row: Record<string, string>) => boolean) =>
  rows.filter((row) => !holds(row)).map((row) => row.name ?? row.city ?? row.slug ?? row.pincode)

const unique = (rows: Rows, key: (row: Record<string, string>) => string) =>
  new Set(rows.map(key)).size === rows.length

describe('the sample businesses', () => {
  test('are about four hundred, each with its own source id', () => {
    expect(businesses.length).toBeGreaterThan(400)
    expect(unique(businesses, (row) => row.source_id ?? '')).toBe(true)
  })

  test('stand in a listed category and a listed town of the district', () => {
    const slugs = new Set(categories.map((row) => row.slug))
    const towns = new Set(
      locations.filter((row) => row.district === 'Palamu').map((row) => row.city),
    )
    expect(offenders(businesses, (row) => slugs.has(row.category))).toEqual([])
    expect(offenders(businesses, (row) => towns.has(row.city))).toEqual([])
  })

  test('have plausible PIN codes, telephone numbers and points, or none', () => {
    expect(offenders(businesses, (row) => /^(8221\d\d)?$/.test(row.zip_code ?? ''))).toEqual([])
    expect(offenders(businesses, (row) => /^(\+91[6-9]\d{9})?$/.test(row.phone ?? ''))).toEqual([])
    const [points, phones] = [
      businesses.filter((row) => row.latitude),
      businesses.filter((row) => row.phone),
    ]
    expect(
      offenders(
        points,
        (row) => within(row.latitude, 23.7, 24.75) && within(row.longitude, 83.7, 84.75),
      ),
    ).toEqual([])
    expect(unique(points, (row) => `${row.latitude} ${row.longitude}`)).toBe(true)
    expect(unique(phones, (row) => row.phone ?? '')).toBe(true)
  })

  test('are as old as their source says: the list of State Bank of India is of 2017', () => {
    const dateOf = (which: (row: Record<string, string>) => boolean) =>
      [...new Set(businesses.filter(which).map((row) => row.source_date))].sort()
    expect(dateOf((row) => row.source_id!.startsWith('SBIN'))).toEqual(['2017-09'])
    expect(dateOf((row) => row.category === 'railway-stations')).toEqual(['2016-08'])
    expect(dateOf((row) => ['hospitals', 'post-offices'].includes(row.category!))).toEqual([''])
    const banks = businesses.filter((row) => row.category === 'banks')
    expect(offenders(banks, (row) => row.source_note!.includes(`, ${row.source_date}`))).toEqual([])
    expect(offenders(banks, (row) => /^20\d\d-\d\d$/.test(row.source_date!))).toEqual([])
  })

  test('carry no leftovers of the sources: capitals, tails of the address, old spellings', () => {
    const text = (row: Record<string, string>) =>
      [row.name, row.address, row.landmark].filter(Boolean).join(', ')
    expect(
      offenders(businesses, (row) => !/palam|jharkhand|\bdist|\bpin\b|\d{6}/i.test(text(row))),
    ).toEqual([])
    expect(
      offenders(businesses, (row) => !/[a-z][A-Z]|\s{2}|^\s|\s$|[A-Z]{6,}/.test(text(row))),
    ).toEqual([])
  })
})

describe('the sample locations', () => {
  test('cover the 24 districts of Jharkhand, each town once', () => {
    expect(new Set(locations.map((row) => row.district)).size).toBe(24)
    expect(unique(locations, (row) => `${row.district} ${row.city}`)).toBe(true)
    expect(offenders(locations, (row) => /^8[123]\d{4}$/.test(row.pincode ?? ''))).toEqual([])
  })

  test('cover the 388 PIN codes, each once per district, in districts that have towns', () => {
    expect(new Set(pincodes.map((row) => row.pincode)).size).toBe(388)
    expect(unique(pincodes, (row) => `${row.pincode} ${row.district}`)).toBe(true)
    const districts = new Set(locations.map((row) => row.district))
    expect(
      offenders(pincodes, (row) => districts.has(row.district) && Number(row.offices) > 0),
    ).toEqual([])
  })
})

function within(degrees: string | undefined, low: number, high: number): boolean {
  return Number(degrees) >= low && Number(degrees) <= high
}
