import { describe, expect, test } from 'vitest'
import {
  readTargetRecord,
  TARGET_RECORD_FILE,
  TARGET_CHANGES_FILE,
  writeTargetRecord,
  type TargetRecord,
} from '#server/publishing/publisher/delivery/record.ts'
import type { PublishTarget } from '#server/publishing/publisher/delivery/index.ts'

/** A target that records how often each small file was written. */
function target() {
  const texts = new Map<string, string>()
  const written: string[] = []
  const unused = () => Promise.reject(new Error('not part of this test'))
  const it: PublishTarget = {
    name: 'memory',
    put: unused,
    putPage: unused,
    remove: unused,
    readText: (name) => Promise.resolve(texts.get(name) ?? null),
    writeText: async (name, text) => {
      texts.set(name, text)
      written.push(name)
    },
  }
  const write = async (record: TargetRecord) =>
    writeTargetRecord(it, await readTargetRecord(it), record)
  const read = async () => {
    const { state, files, leaving } = await readTargetRecord(it)
    return { state, files, leaving }
  }
  return { it, texts, written, write, read }
}

const filesUpTo = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.html`, `h${i}`]))

describe('what lies at a target', () => {
  test('is nothing before anything was sent', async () => {
    expect(await target().read()).toEqual({ state: '', files: {}, leaving: [] })
  })

  test('is written whole once, and after that only what differs', async () => {
    const { write, read, written, texts } = target()
    const first = { state: 'r/0', files: filesUpTo(500), leaving: [] }
    await write(first)
    expect(await read()).toEqual(first)
    const { '7.html': _, ...others } = first.files
    const second = {
      state: 'r/1',
      files: { ...others, '3.html': 'other', 'new.html': 'n' },
      leaving: ['_astro/a.css'],
    }
    await write(second)
    expect(await read()).toEqual(second)
    expect(JSON.parse(texts.get(TARGET_CHANGES_FILE)!)).toMatchObject({
      files: { '3.html': 'other', '7.html': null, 'new.html': 'n' },
    })
    const third = { state: 'r/2', files: first.files, leaving: [] }
    await write(third)
    expect(await read()).toEqual(third)
    expect(written).toEqual([TARGET_RECORD_FILE, TARGET_CHANGES_FILE, TARGET_CHANGES_FILE])
  })

  test(
    'is written whole again when much has changed, and what was written before that counts no ' +
      'more',
    async () => {
      const { write, read, written } = target()
      await write({ state: 'r/0', files: filesUpTo(3000), leaving: [] })
      await write({ state: 'r/1', files: { ...filesUpTo(3000), '1.html': 'one' }, leaving: [] })
      const much = { state: 'r/2', files: filesUpTo(500), leaving: [] }
      await write(much)
      expect(written).toEqual([TARGET_RECORD_FILE, TARGET_CHANGES_FILE, TARGET_RECORD_FILE])
      expect(await read()).toEqual(much)
    },
  )
})
