import { expect, test } from 'vitest'
import { joinBlocks, splitBlocks } from '#app/admin/editor/merge/blocks.ts'
import { isCollision, joinParts, mergeText } from '#app/admin/editor/merge/merge-text.ts'

const text = (...blocks: string[]) => blocks.join('\n\n')
const BASE = text('# Fair', 'First day.', 'Second day.', 'Third day.', 'Bus at six.')

/** The merged text, which must not need a choice. */
function merged(base: string, mine: string, theirs: string): string {
  const parts = mergeText(base, mine, theirs)
  expect(parts.filter(isCollision)).toEqual([])
  return joinParts(parts, {})
}

/** What is asked about, as texts. */
const collisions = (base: string | undefined, mine: string, theirs: string) =>
  mergeText(base, mine, theirs)
    .filter(isCollision)
    .map((one) => [joinBlocks(one.mine), joinBlocks(one.theirs)])

test('what each side changed alone is taken, in neighbouring paragraphs too', () => {
  const mine = BASE.replace('First day.', 'First day: cattle.').replace('Bus at six.', 'Bus at 7.')
  const theirs = BASE.replace('Second day.', 'Second day: music.')
  const both = mine.replace('Second day.', 'Second day: music.')
  expect(merged(BASE, mine, theirs)).toBe(both)
  expect(merged(BASE, theirs, mine)).toBe(both)
})

test('paragraphs that one side added or deleted, beside those that the other changed', () => {
  const mine = BASE.replace('First day.', text('First day.', 'Evening: play.'))
  const theirs = text('# Fair', 'First day.', 'Second day, longer.', 'Bus at six.')
  expect(merged(BASE, mine, theirs)).toBe(
    text('# Fair', 'First day.', 'Evening: play.', 'Second day, longer.', 'Bus at six.'),
  )
})

test('what both changed the same way or both deleted is no question', () => {
  const without = text('# Fair', 'First day.', 'Third day.', 'Bus at six.')
  expect(merged(BASE, without, without)).toBe(without)
  const longer = BASE.replace('First day.', 'First day, Monday.')
  expect(merged(BASE, longer, longer)).toBe(longer)
})

test('a paragraph that both changed is asked about: mine, theirs or both', () => {
  const mine = BASE.replace('First day.', 'First day: cattle.')
  const theirs = BASE.replace('First day.', 'First day: songs.').replace('six', 'seven')
  const parts = mergeText(BASE, mine, theirs)
  const [one] = parts.filter(isCollision)
  const [own, other] = ['First day: cattle.', 'First day: songs.']
  const rest = (...chosen: string[]) =>
    text('# Fair', ...chosen, 'Second day.', 'Third day.', 'Bus at seven.')
  expect(joinParts(parts, {})).toBe(rest(own))
  expect(joinParts(parts, { [one!.id]: 'theirs' })).toBe(rest(other))
  expect(joinParts(parts, { [one!.id]: 'both' })).toBe(rest(own, other))
})

test('one side deleted what the other changed: asked about, and nothing else is', () => {
  const mine = text('# Fair', 'First day.', 'Third day.', 'Bus at six.')
  const theirs = BASE.replace('Second day.', 'Second day: music.')
  expect(collisions(BASE, mine, theirs)).toEqual([['', 'Second day: music.']])
  expect(collisions(BASE, theirs, mine)).toEqual([['Second day: music.', '']])
})

test('a changed paragraph is found beside one that was deleted or added', () => {
  const mine = text('# Fair', 'First day: cattle.', 'Third day.', 'Bus at six.')
  const theirs = BASE.replace('Second day.', 'Second day: music.').replace('First', 'The first')
  expect(collisions(BASE, mine, theirs)).toEqual([
    ['First day: cattle.', 'The first day.'],
    ['', 'Second day: music.'],
  ])
  const added = BASE.replace('First day.', text('Hello.', 'First day: cattle.'))
  expect(merged(BASE, added, BASE.replace('Second', 'The second'))).toBe(
    added.replace('Second', 'The second'),
  )
})

test('both added at one place: asked about; at two places: both are there', () => {
  expect(collisions(BASE, text(BASE, 'Mine.'), text(BASE, 'Theirs.'))).toEqual([
    ['Mine.', 'Theirs.'],
  ])
  expect(merged(BASE, text('Mine.', BASE), text(BASE, 'Theirs.'))).toBe(
    text('Mine.', BASE, 'Theirs.'),
  )
})

test('a moved paragraph takes along what the other side changed in it', () => {
  const mine = text('# Fair', 'Bus at six.', 'First day.', 'Second day.', 'Third day.')
  const changed = BASE.replace('Bus at six.', 'Bus at seven.')
  const both = mine.replace('six', 'seven')
  expect(merged(BASE, mine, changed)).toBe(both)
  expect(merged(BASE, changed, mine)).toBe(both)
})

test('what both moved, to two places, stands once, where this side put it', () => {
  const mine = text('Bus at six.', '# Fair', 'First day.', 'Second day.', 'Third day.')
  const theirs = text('# Fair', 'First day.', 'Bus at six.', 'Second day.', 'Third day.')
  expect(merged(BASE, mine, theirs)).toBe(mine)
  expect(merged(BASE, mine, mine)).toBe(mine)
})

test('items of a list are merged one by one, and numbers are no difference', () => {
  const list = text('Bring:', '- water\n- rice\n- salt', 'See you.')
  const mine = list.replace('- water', '- clean water')
  const theirs = list.replace('- salt', '- salt\n- oil')
  expect(merged(list, mine, theirs)).toBe(
    text('Bring:', '- clean water\n- rice\n- salt\n- oil', 'See you.'),
  )
  const numbered = '1. Go\n2. Look\n3. Buy'
  expect(merged(numbered, '1. Ask\n2. Go\n3. Look\n4. Buy', '1. Go\n2. Look\n3. Buy two')).toBe(
    '1. Ask\n2. Go\n3. Look\n3. Buy two',
  )
})

test('code is one block, with its blank lines and what looks like a list', () => {
  const code = '```\na = 1\n\n- b\n\n~~~\n```'
  expect(splitBlocks(text('Run:', code, 'Done.')).map((block) => block.text)).toEqual([
    'Run:',
    code,
    'Done.',
  ])
  const base = text('Run:', code, 'Done.')
  const mine = base.replace('a = 1', 'a = 2')
  const theirs = base.replace('Done.', 'All done.')
  expect(merged(base, mine, theirs)).toBe(mine.replace('Done.', 'All done.'))
  expect(collisions(base, mine, base.replace('- b', '- c'))).toHaveLength(1)
})

test('a fence that is never closed, tables and headings keep their lines', () => {
  const code = '```js\nlet a\n\nlet b'
  for (const whole of [code, '| a |\n| --- |\n| 1 |', '# A\n\n## B', '- a\n  - b'])
    expect(joinBlocks(splitBlocks(whole))).toBe(whole)
})

test('Hindi is compared as it reads, however its signs are written', () => {
  const base = text('मेला', 'पढ़ाई सुबह शुरू होती है।', 'बस छह बजे।')
  const mine = base.replace('छह', 'सात').normalize('NFD')
  const theirs = base.replace('मेला', 'सोनपुर का मेला')
  expect(merged(base.normalize('NFD'), mine, theirs)).toBe(
    text('सोनपुर का मेला', 'पढ़ाई सुबह शुरू होती है।', 'बस सात बजे।').normalize('NFC'),
  )
})

test('without what both began with, whatever differs is asked about', () => {
  const theirs = BASE.replace('First day.', 'First day: songs.')
  expect(collisions(undefined, BASE, theirs)).toEqual([['First day.', 'First day: songs.']])
})

test('an emptied text loses nothing that the other side changed', () => {
  expect(merged(BASE, '', BASE)).toBe('')
  const asked = collisions(BASE, '', BASE.replace('First day.', 'Day one.'))
  expect(asked).toHaveLength(1)
  expect(asked[0]![1]).toContain('Day one.')
})
