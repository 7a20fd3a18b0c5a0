import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { parseFrontMatter } from '#server/blog/import/front-matter.ts'

describe('the sample’s posts', () => {
  const folder = new URL('../../src/districts/palamu/', import.meta.url)
  const rows = parse<Record<'category' | 'city', string>>(
    readFileSync(new URL('businesses.csv', folder)),
    { columns: true },
  )
  const posts = readdirSync(new URL('posts', folder)).map((name) =>
    readFileSync(new URL(`posts/${name}`, folder), 'utf8'),
  )
  const count = (category: string, city?: string) =>
    rows.filter((row) => row.category === category && (city === undefined || row.city === city))
      .length

  test('say who wrote them, and that they are samples', () => {
    for (const post of posts) expect(parseFrontMatter(post).front.author).toBe('Zila team (sample)')
  })

  test('count as the listings do', () => {
    const text = posts.join('\n')
    expect(text).toContain(
      `${count('banks')} bank branches and ${count('post-offices')} post offices`,
    )
    expect(text).toContain(`${count('post-offices')} डाकघर`)
    const table = [...text.matchAll(/^\| \[([A-Za-z ]+)\]\([^)]*\) \| (\d+) \| (\d+) \|$/gm)]
    expect(table).toHaveLength(22)
    for (const [, city, banks, offices] of table)
      expect([city, Number(banks), Number(offices)]).toEqual([
        city,
        count('banks', city),
        count('post-offices', city),
      ])
  })
})
