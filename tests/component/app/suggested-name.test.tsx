import { expect, test } from 'vitest'
import { SuggestedName } from '#app/account/businesses/SuggestedName.tsx'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { answerForAds, answers, lastCall, recordedRequests, showAds } from './ads-screen.tsx'

answerForAds()

async function open(names: { name: string; nameHi: string | null }, spelling: string) {
  answers['GET /api/suggestions/hindi'] = { data: [spelling] }
  const business = { id: 7, version: 3, waitingChange: null, ...names } as OwnBusiness
  const said: string[] = []
  const screen = await showAds(
    '/my-businesses',
    <SuggestedName business={business} onNotice={({ text }) => void said.push(text)} />,
  )
  return { screen, said }
}
const body = () => lastCall('PUT', '/businesses/7')?.body

test('a Hindi name is suggested when asked for, and stored when it is pressed', async () => {
  const { screen, said } = await open({ name: 'Sharma Medical', nameHi: null }, 'शर्मा मेडिकल')
  expect(recordedRequests).toEqual([])
  await screen.getByText('No Hindi name yet: see suggested spellings').click()
  const chip = screen.getByRole('button', { name: 'शर्मा मेडिकल' })
  await expect.element(chip).toBeVisible()
  expect(body()).toBeUndefined()
  await chip.click()
  await expect.poll(() => said).toEqual(['Name saved: शर्मा मेडिकल'])
  expect(body()).toEqual({ nameHi: 'शर्मा मेडिकल', version: 3 })
})

test('a name in Devanagari alone becomes the Hindi one beside an English spelling', async () => {
  const { screen } = await open({ name: 'शर्मा मेडिकल', nameHi: null }, 'Sharma Medical')
  await screen.getByText('No English name yet: see suggested spellings').click()
  await screen.getByRole('button', { name: 'Sharma Medical' }).click()
  const names = { name: 'Sharma Medical', nameHi: 'शर्मा मेडिकल' }
  await expect.poll(body).toEqual({ ...names, version: 3 })
})

test('a listing with both names has no suggestion', async () => {
  const { screen } = await open({ name: 'Sharma Medical', nameHi: 'शर्मा मेडिकल' }, 'x')
  expect(screen.container.textContent).toBe('')
})
