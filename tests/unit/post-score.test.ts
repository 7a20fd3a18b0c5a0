import { describe, expect, test } from 'vitest'
import { detectLanguage, getScheduleProblem } from '#shared/rules/blog.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { measurePost, scorePost } from '#shared/rules/post-score.ts'
import { diffLines } from '#shared/text/diff-lines.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe('what is counted of a post', () => {
  test('is words, not signs and addresses; minutes are rounded up', () => {
    expect(measurePost('')).toEqual({ words: 0, characters: 0, minutes: 0, sentence: 0 })
    expect(
      measurePost('## Two words\n\n[Link](https://a.example/b) ends. ![x](/uploads/y.jpg)'),
    ).toMatchObject({ words: 5, minutes: 1 })
    expect(measurePost(words(201)).minutes).toBe(2)
    expect(measurePost('बाज़ार सुबह लगता है। बारिश में भी।')).toMatchObject({ words: 7, sentence: 4 })
  })
})

describe('the score', () => {
  const score = (title: number, excerpt: number, count: number, sentence: number) =>
    scorePost(
      { title: 'x'.repeat(title), excerpt: 'x'.repeat(excerpt) },
      { words: count, characters: 0, minutes: 1, sentence },
    ).parts.map(({ is }) => is)

  test.each([
    [
      [9, 49, 99, 4],
      [0, 0, 0, 0],
    ],
    [
      [10, 50, 100, 5],
      [10, 10, 10, 10],
    ],
    [
      [20, 80, 300, 10],
      [15, 20, 15, 15],
    ],
    [
      [30, 120, 500, 15],
      [20, 30, 20, 20],
    ],
    [
      [60, 160, 800, 20],
      [20, 40, 20, 20],
    ],
    [
      [61, 161, 9000, 21],
      [15, 40, 15, 15],
    ],
  ])('of %j is %j', ([title, excerpt, count, sentence], parts) => {
    expect(score(title!, excerpt!, count!, sentence!)).toEqual(parts)
  })
})

test('a plan is five minutes ahead', () => {
  const now = new Date('2026-11-23T04:00:00Z')
  const after = (minutes: number) =>
    getScheduleProblem(new Date(now.getTime() + minutes * MINUTE_MS), now)
  expect(after(0)).toBe('Schedule time must be in the future')
  expect(after(4)).toBe('Choose a time at least 5 minutes from now')
  expect(after(5)).toBeNull()
})

test('the language is told by the letters', () => {
  expect(detectLanguage('The market')).toBe('en')
  expect(detectLanguage('बाज़ार (market) सुबह')).toBe('hi')
})

describe('lines that differ', () => {
  const signs = { same: ' ', old: '-', new: '+' }
  const shown = (before: string, after: string) =>
    diffLines(before, after).map(({ kind, text }) => signs[kind] + text)

  test('are those of one text alone', () => {
    expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
    expect(shown('a\nb', 'a\nb')).toEqual([' a', ' b'])
    expect(shown('', 'a')).toEqual(['-', '+a'])
  })

  test('give back both texts', () => {
    const old = 'one two three four five six'.split(' ').join('\n')
    const now = 'zero two four three six seven'.split(' ').join('\n')
    const lines = diffLines(old, now)
    const without = (kind: string) =>
      lines
        .filter((line) => line.kind !== kind)
        .map(({ text }) => text)
        .join('\n')
    expect(without('new')).toBe(old)
    expect(without('old')).toBe(now)
  })
})
