import { expect, test } from 'vitest'
import { searchNotes } from '#shared/search-notes.ts'
import type { SearchDone } from '#shared/search-notes.ts'

const PLAIN: SearchDone = {
  ...{ corrected: [], ignored: [], partial: false, kind: null, instead: null, town: null, elsewhere: false },
}
const kind = { name: 'bank' }

test.each<[what: string, done: Partial<SearchDone>, total: number, notes: string[]]>([
  ['nothing to say', {}, 3, []],
  ['a kind that is there', { kind, town: 'Panki' }, 3, []],
  [
    'a correction',
    { corrected: [{ from: 'kenra', to: 'canara' }] },
    2,
    ['Nothing here is called “kenra”: searched for “canara”.'],
  ],
  ['an ignored word', { kind, ignored: ['gramin'] }, 9, ['Nothing found for “gramin”; shown without it: bank.']],
  ['ignored words and nothing else', { ignored: ['a', 'b'] }, 0, ['Nothing found for “a”, “b”.']],
  ['no place of the kind', { kind, town: 'Panki' }, 0, ['No bank is listed in Panki yet.']],
  [
    'another kind instead',
    { kind: { name: 'doctor' }, instead: { name: 'hospital' } },
    4,
    ['No doctor is listed yet. Shown instead: hospital.'],
  ],
  ['other towns', { kind, town: 'Panki', elsewhere: true }, 4, ['No bank in Panki: the nearest come first.']],
  [
    'some of the words',
    { partial: true },
    4,
    ['No place has all of these words. Those with the most of them come first.'],
  ],
])('%s', (_, done, total, notes) => {
  expect(searchNotes({ ...PLAIN, ...done }, total)).toEqual(notes)
})
