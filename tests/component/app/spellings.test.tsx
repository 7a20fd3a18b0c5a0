import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Spellings } from '#app/admin/spellings/Spellings.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import {
  answerForAds,
  answers,
  lastCall,
  recordedRequests,
  refusals,
  showAds,
} from './ads-screen.tsx'

answerForAds()

const name = (id: number, values: object = {}) => ({
  ...{ kind: 'business', id, version: 3, name: `Shop ${id}`, nameHi: null },
  ...{
    note: 'Shopping, Sonpani',
    missing: 'hi',
    spellings: [`शॉप ${id}`, `शाप ${id}`, `सोप ${id}`],
  },
  ...values,
})

async function open(names: object[]) {
  let reads = 0
  Object.defineProperty(answers, 'GET /api/admin/spellings', {
    get: () => ({ data: reads++ === 0 ? names : [], remaining: names.length }),
  })
  for (const { kind, id } of names as { kind: string; id: number }[])
    answers[`PUT /api/${kind === 'business' ? 'businesses' : 'locations'}/${id}`] = {
      data: { id, version: 4 },
    }
  const screen = await showAds('/admin/spellings', <Spellings />)
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  return screen
}
const sent = (id: number) => lastCall('PUT', `/businesses/${id}`)?.body

test('fifty names take one key each, and each is stored as it was chosen', async () => {
  const screen = await open(Array.from({ length: 50 }, (_, i) => name(i + 1)))
  await expectAccessible(screen.container)
  for (let id = 1; id <= 50; id++) {
    await expect
      .element(screen.getByRole('heading', { name: `Shop ${id}`, exact: true }))
      .toBeVisible()
    await userEvent.keyboard(String((id % 3) + 1))
  }
  await expect.element(screen.getByText('All names are done')).toBeVisible()
  const writes = recordedRequests.filter(({ method }) => method === 'PUT')
  expect(writes).toHaveLength(50)
  expect(sent(1)).toEqual({ nameHi: 'शाप 1', version: 3 })
  expect(sent(2)).toEqual({ nameHi: 'सोप 2', version: 3 })
  expect(sent(3)).toEqual({ nameHi: 'शॉप 3', version: 3 })
})

test('a name is taken back, one is skipped and shown again, one is typed', async () => {
  const screen = await open([name(1), name(2)])
  await screen.getByRole('button', { name: /^शाप 1/ }).click()
  await screen.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Shop 1' })).toBeVisible()
  expect(sent(1)).toEqual({ nameHi: null, version: 4 })

  await screen.getByRole('button', { name: /^Skip/ }).click()
  await screen.getByRole('button', { name: /^Edit/ }).click()
  const field = screen.getByLabelText('Name in Hindi')
  await expect.element(field).toHaveValue('शॉप 2')
  await field.fill(' ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Enter a name')).toBeVisible()
  await field.fill('दुकान 2')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(sent(2)).toEqual({ nameHi: 'दुकान 2', version: 3 })
  await expect.element(screen.getByText('You skipped 1 name.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show skipped names' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Shop 1' })).toBeVisible()
})

test('a name that was not saved comes again', async () => {
  const screen = await open([name(1), name(2)])
  refusals['PUT /api/businesses/1'] = { status: 409, code: 'NOT_POSSIBLE' }
  await userEvent.keyboard('1')
  await expect.element(screen.getByText(/^Shop 1 was not saved/)).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(screen.getByRole('heading', { name: 'Shop 1' })).toBeVisible()
})

test('a town that has a Hindi name alone gets an English one', async () => {
  const screen = await open([
    name(7, {
      kind: 'location',
      name: 'सोनपानी',
      note: 'Suhana',
      missing: 'en',
      spellings: ['Sonpani'],
    }),
  ])
  await screen.getByRole('button', { name: /^Sonpani/ }).click()
  await expect
    .poll(() => lastCall('PUT', '/locations/7')?.body)
    .toEqual({ city: 'Sonpani', nameHi: 'सोनपानी', version: 3 })
})
