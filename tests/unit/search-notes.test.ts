import { describe, expect, test } from 'vitest'
import { searchNotes as english } from '#i18n/en/search-notes.ts'
import { searchNotes as hindi } from '#i18n/hi/search-notes.ts'
import { renderSearchNotes } from '#shared/view/search-notes-html.ts'
import { listSearchNotes, type SearchChanges } from '#shared/view/search-notes.ts'

const PLAIN: SearchChanges = {
  ...{
    corrected: [],
    ignored: [],
    partial: false,
    kind: null,
    instead: null,
    town: null,
    elsewhere: false,
  },
  ...{ dropped: [], number: null, closest: null },
  ...{ otherKind: false, unstated: false, hours: false },
}
const kind = { name: 'bank' }

test.each<[what: string, done: Partial<SearchChanges>, total: number, notes: string[]]>([
  ['nothing to say', {}, 3, []],
  ['a kind that is there', { kind, town: 'Sonpani' }, 3, []],
  [
    'a correction',
    { corrected: [{ from: 'kenra', to: 'canara' }] },
    2,
    ['Showing results for “canara”, not “kenra”.'],
  ],
  [
    'an ignored word',
    { kind, ignored: ['gramin'] },
    9,
    ['Nothing found for “gramin”. Showing results for: bank.'],
  ],
  ['ignored words and nothing else', { ignored: ['a', 'b'] }, 0, ['Nothing found for “a”, “b”.']],
  ['no place of the kind', { kind, town: 'Sonpani' }, 0, ['No bank is listed in Sonpani yet.']],
  [
    'another kind instead',
    { kind: { name: 'doctor' }, instead: { name: 'hospital' } },
    4,
    ['No doctor is listed yet. Showing hospital instead.'],
  ],
  [
    'another kind instead, in other towns',
    { kind: { name: 'ATM' }, instead: kind, town: 'Garhwa', elsewhere: true },
    4,
    [
      'No ATM is listed yet. Showing bank instead.',
      'There is none in Garhwa either. Nearest places come first.',
    ],
  ],
  [
    'a kind without places, and the nearest without any',
    { kind: { name: 'court' }, closest: { name: 'lawyer' } },
    0,
    ['No court is listed yet.', 'There is no lawyer either.'],
  ],
  [
    'a word that was left out',
    { kind, dropped: ['locker'], town: 'Sonpani' },
    4,
    ['No bank in Sonpani matches all words. Ignored: “locker”.'],
  ],
  [
    'a number that no listing has',
    { number: '9999999999' },
    0,
    ['No listing has the number 9999999999.'],
  ],
  [
    'a speciality that is not stated',
    { kind: { name: 'bone doctor' }, unstated: true },
    4,
    ['Some places don’t list their doctors’ specialities. Call before you go.'],
  ],
  [
    'other towns',
    { kind, town: 'Sonpani', elsewhere: true },
    4,
    ['No bank in Sonpani. Nearest places come first.'],
  ],
  [
    'some of the words',
    { partial: true },
    4,
    ['No place matches all words. Best matches come first.'],
  ],
])('%s', (_, done, total, notes) => {
  expect(listSearchNotes({ ...PLAIN, ...done }, total, english)).toEqual(notes)
})

describe('the drawing above the results', () => {
  const ways = { exact: '/businesses?search=a&exact=true', add: '/register/business' }
  const fact = {
    ...{ type: 'helpline', title: '<b>Police</b>', titleHi: 'पुलिस', value: '112', href: 'tel:112' },
    ...{ source: 'Home "Affairs"', sourceUrl: 'https://112.gov.in/' },
  }

  test.each([
    ['bank', 'Add a bank'],
    ['ambulance', 'Add an ambulance'],
  ])('offers to add one in English: %s', (name, words) => {
    const told = { ...PLAIN, kind: { name }, answers: [] }
    expect(renderSearchNotes(told, 0, ways, english)).toContain(`>${words}</a>`)
  })

  test('is empty when there is nothing to tell', () => {
    expect(renderSearchNotes({ ...PLAIN, answers: [] }, 3, ways, english)).toBe('')
  })

  test('holds no text as HTML', () => {
    const html = renderSearchNotes(
      { ...PLAIN, ignored: ['<img src=x onerror=alert(1)>'], answers: [fact] },
      3,
      ways,
      english,
    )
    expect(html).not.toMatch(/<img|<b>Police/)
    expect(html).toContain('&lt;b&gt;Police&lt;/b&gt; <span lang="hi">पुलिस</span>')
    expect(html).toContain('Home &quot;Affairs&quot;')
  })

  test(
    'leads to the words as typed where they were changed, and to adding a place where there is ' +
      'none',
    () => {
      const changed = renderSearchNotes(
        { ...PLAIN, corrected: [{ from: 'a', to: 'b' }], answers: [] },
        3,
        ways,
        english,
      )
      expect(changed).toContain('<a class="link" href="/businesses?search=a&amp;exact=true">')
      expect(changed).not.toContain('/register/business')
      const none = renderSearchNotes({ ...PLAIN, kind, answers: [] }, 0, ways, english)
      expect(none).toContain('<a class="link" href="/register/business">Add a bank</a>')
      expect(none).not.toContain('exact=true')
    },
  )
})

test('a second language says the same of a search', () => {
  const done = { ...PLAIN, kind: { name: 'बैंक' }, town: 'सोनपानी' }
  expect(listSearchNotes(done, 0, hindi)).toEqual(['बैंक: सोनपानी में अभी कोई जगह नहीं है।'])
  expect(
    renderSearchNotes({ ...done, answers: [] }, 0, { exact: '/e', add: '/a' }, hindi),
  ).toContain('<a class="link" href="/a">बैंक जोड़ें</a>')
})
