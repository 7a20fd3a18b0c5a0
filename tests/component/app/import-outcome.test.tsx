import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ImportOutcome } from '#app/admin/import/ImportOutcome.tsx'
import type { ImportDetail } from '#contract/imports.ts'
import { expectAccessible } from '../setup/accessible.ts'

afterEach(() => void vi.unstubAllGlobals())

const COUNTS = { rows: 60, created: 0, updated: 60, unchanged: 0, kept: 0, rejected: 0 }
const ONE: ImportDetail = {
  id: 3,
  file: 'businesses.csv',
  state: 'done',
  by: 'Asha',
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: null,
  secondsLeft: null,
  endedAt: null,
  done: 0,
  total: 0,
  counts: COUNTS,
  problem: null,
  columns: ['number', 'status', 'phone', 'owner'],
  sample: [],
  choices: {
    source: 'businesses',
    status: 'active',
    map: { number: 'number', phone: 'phone' },
    joins: {},
    category: null,
    city: null,
    nearest: false,
  },
  remembered: false,
  causes: [],
  guesses: [],
  guessCount: 0,
  previews: [],
  toDecide: 0,
  leftOut: 0,
  toImport: 60,
  problems: [],
  changes: [
    {
      line: 2,
      id: 12,
      name: 'Sharma Medical',
      changes: [
        { field: 'phone', before: '+919006618191', after: '' },
        { field: 'zip_code', before: '', after: '425001' },
      ],
    },
  ],
  kept: [],
  keptCount: 0,
}

const show = (one: ImportDetail, onFailed = vi.fn()) =>
  render(
    <ImportOutcome one={one} counts={COUNTS} onFailed={onFailed}>
      <button>Import</button>
    </ImportOutcome>,
  )

test('each value is shown before and after, and what is left out is named', async () => {
  const screen = await show(ONE)
  const changes = screen.getByRole('region', { name: 'Changes to existing listings' })
  await expect.element(changes.getByText('Line 2')).toBeVisible()
  await expect
    .element(changes.getByRole('link', { name: 'Sharma Medical' }))
    .toHaveAttribute('href', '/admin/businesses?search=BIZ-12')
  const lines = [...changes.element().querySelectorAll('p')].map((line) => line.textContent)
  expect(lines).toEqual([
    'Phone: +919006618191 → empty',
    'PIN code: empty → 425001',
    'First 1 of 60 listings',
  ])
  await expect
    .element(screen.getByText(/^Not imported: status, owner\. A file can’t change status, owner/))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('all changes are a file; without one, it is said', async () => {
  const failed = vi.fn()
  vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 500 }))
  const screen = await show(ONE, failed)
  await screen.getByRole('button', { name: 'Download all changes' }).click()
  await expect.poll(() => failed).toHaveBeenCalledWith('Couldn’t create the file')
})

test('a file without changes shows no list, and another one no hint about ours', async () => {
  const choices = { ...ONE.choices, map: { phone: 'phone' } }
  const screen = await show({ ...ONE, changes: [], choices })
  await expect.element(screen.getByText('Not imported: number, status, owner.')).toBeVisible()
  expect(screen.getByText('Changes to existing listings').elements()).toEqual([])
})
