import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const files = await readdir(FOLDER)

test('each decision has a number of its own, which its title repeats', async () => {
  const numbers = files.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))
  expect(numbers).not.toContain(NaN)
  expect(new Set(numbers).size).toBe(files.length)
  for (const [index, file] of files.entries())
    expect(await readFile(`${FOLDER}/${file}`, 'utf8'), file).toMatch(
      new RegExp(`^# ${numbers[index]}\\. \\S`),
    )
})

test('what refers to a decision names one that is there', async () => {
  const named: string[] = []
  for (const entry of await readdir('src', { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(?:tsx?|astro|css|md)$/.test(entry.name)) continue
    const text = await readFile(`${entry.parentPath}/${entry.name}`, 'utf8')
    named.push(
      ...[...text.matchAll(/docs\/decisions\/(\d{4}[a-z0-9.-]*)/g)].map((match) => match[1]!),
    )
  }
  expect(named.length).toBeGreaterThan(2)
  const isThere = (name: string) => files.some((file) => file.startsWith(name.replace(/\.$/, '')))
  expect(named.filter((name) => !isThere(name))).toEqual([])
})
