import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../setup/accessible.ts'
import {
  answerForAds,
  answers,
  recordedRequests,
  getDialog,
  lastCall,
  refusals,
  showAds,
} from './ads-screen.tsx'

answerForAds()

describe('campaigns', () => {
  test('cards tell true figures; what waits is approved from its row', async () => {
    const screen = await showAds()
    await expect.element(screen.getByText('₹11,344')).toBeVisible()
    await expect.element(screen.getByText('2 campaigns, 1 creative')).toBeVisible()
    await expect.element(screen.getByText('1.38%').first()).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Approve Winter school fees' }).click()
    await expect.element(screen.getByText('Campaign approved successfully')).toBeVisible()
    expect(lastCall('POST', '/ads/campaigns/1/approve')!.body).toEqual({
      ...{ approved: true, reason: null, ofChange: false, version: 3 },
    })
  })

  test('those that wait for approval come without drafts that were never sent', async () => {
    await showAds('/admin/ads?approval=pending')
    const query = () =>
      recordedRequests
        .filter(({ path, query }) => path === '/api/ads/campaigns' && query.has('sort'))
        .at(-1)?.query
    await expect.poll(() => query()?.get('waiting')).toBe('true')
    expect(query()?.get('approved')).toBe('false')
  })

  test('a refusal without words of its own is said as specified', async () => {
    refusals['POST /api/ads/campaigns/1/approve'] = { status: 500, code: 'INTERNAL' }
    const screen = await showAds()
    await screen.getByRole('button', { name: 'Approve Winter school fees' }).click()
    await expect.element(screen.getByText('Failed to update campaign approval')).toBeVisible()
  })

  test('what was changed after it was read is not approved, and is read again', async () => {
    const error = 'Someone else changed this. Please reload and try again.'
    refusals['POST /api/ads/campaigns/1/approve'] = {
      ...{ status: 409, code: 'CHANGED_MEANWHILE', error },
    }
    const screen = await showAds()
    const button = screen.getByRole('button', { name: 'Approve Winter school fees' })
    await expect.element(button).toBeVisible()
    recordedRequests.length = 0
    await button.click()
    await expect.element(screen.getByText(error)).toBeVisible()
    await expect.poll(() => lastCall('GET', '/ads/campaigns')).toBeDefined()
  })

  test('nothing is rejected without a reason; a kept one is ticked', async () => {
    answers['POST /api/ads/campaigns/check-target'] = {
      data: {
        outcome: 'redirects',
        status: 301,
        detail: 'It redirects to another site: x.example',
      },
    }
    const screen = await showAds('/admin/ads?campaign=3')
    await expect.element(getDialog(screen).getByText('Inverters and batteries')).toBeVisible()
    await expect
      .element(getDialog(screen).getByText(/18 November 2026.*: The link works\./))
      .toBeVisible()
    // Looked up by itself; the decision does not wait for it.
    await expect.element(getDialog(screen).getByText(/redirects to another site/)).toBeVisible()
    expect(lastCall('POST', '/ads/campaigns/check-target')!.body).toEqual({
      targetUrl: 'https://shop.example/',
    })
    await expectAccessible(screen.container)
    await getDialog(screen).getByRole('button', { name: 'Reject change' }).click()
    await getDialog(screen).getByRole('button', { name: 'Reject change' }).click()
    await expect.element(getDialog(screen).getByText('Enter a reason.')).toBeVisible()
    expect(lastCall('POST', '/ads/campaigns/3/approve')).toBeUndefined()
    await getDialog(screen).getByRole('checkbox').first().click()
    await expectAccessible(screen.container)
    await getDialog(screen).getByRole('button', { name: 'Reject change' }).click()
    await expect.element(screen.getByText('Campaign rejected successfully')).toBeVisible()
    expect(lastCall('POST', '/ads/campaigns/3/approve')!.body).toMatchObject({
      ...{ approved: false, ofChange: true },
      reason: expect.stringContaining('The link does not open') as string,
    })
  })

  test('one is paused, and deleted after the question', async () => {
    const screen = await showAds()
    await screen.getByRole('button', { name: 'Pause Heaters for winter' }).click()
    await expect.element(screen.getByText('Campaign status updated!')).toBeVisible()
    expect(lastCall('PUT', '/ads/campaigns/2')!.body).toEqual({ status: 'paused' })
    await screen.getByRole('button', { name: 'More options for Heaters for winter' }).click()
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    const question = 'Are you sure you want to delete this campaign?'
    await expect.element(getDialog(screen).getByText(question)).toBeVisible()
    await getDialog(screen).getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('Heaters for winter is deleted.')).toBeVisible()
    expect(lastCall('DELETE', '/ads/campaigns/2')).toBeDefined()
  })

  test('the address narrows the list; a list that fails says so', async () => {
    const screen = await showAds('/admin/ads?approval=waiting&status=paused&sort=spent&search=win')
    await expect.element(screen.getByText('Winter school fees')).toBeVisible()
    const list = recordedRequests.filter(
      ({ path, query }) => path === '/api/ads/campaigns' && query.has('sort'),
    )
    expect(Object.fromEntries(list[0]!.query)).toEqual({
      ...{ waiting: 'true', status: 'paused', sort: 'spent', order: 'desc', search: 'win' },
      ...{ page: '1', limit: '50' },
    })
    refusals['GET /api/ads/campaigns'] = { status: 500, code: 'INTERNAL' }
    await screen.getByRole('button', { name: /^Filters/ }).click()
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'active')
    await expect.element(screen.getByText('Failed to fetch campaigns')).toBeVisible()
  })
})

describe('creatives that wait', () => {
  test('one is drawn in its place and approved by a key; the next comes', async () => {
    const screen = await showAds('/admin/ads?tab=creatives')
    await expect.element(screen.getByText(/fits in: Above the list/)).toBeVisible()
    await expect.element(screen.getByText('“Sample Electronics” 18 of 50 characters')).toBeVisible()
    const frame = screen.container.querySelector('iframe')!
    const drawn = () => frame.contentDocument?.querySelector('.ad-slot.ad-728x90 .ad-headline')
    await expect.poll(() => drawn()?.textContent).toBe('Sample Electronics')
    await screen.getByRole('button', { name: 'Dark' }).click()
    expect(frame.contentDocument!.documentElement.dataset['theme']).toBe('dark')
    await screen.getByRole('button', { name: 'Phone' }).click()
    await expect.poll(() => frame.contentWindow!.innerWidth).toBe(360)
    await expectAccessible(screen.container)
    await userEvent.keyboard('a')
    await expect.element(screen.getByText('Creative approved successfully')).toBeVisible()
    expect(lastCall('POST', '/ads/creatives/1/approve')!.body).toEqual({
      ...{ approved: true, rejectionReason: null, ofChange: false, version: 1 },
    })
    await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus()
  })

  test('a change is judged beside what is shown, and rejected with a reason alone', async () => {
    const screen = await showAds('/admin/ads?tab=creatives')
    await expect.element(screen.getByRole('heading', { name: 'Words' })).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(screen.getByText('“Another” 7 of 50 characters')).toBeVisible()
    await expect.element(screen.getByRole('cell', { name: 'Sample Electronics' })).toBeVisible()
    await userEvent.keyboard('r')
    await getDialog(screen).getByRole('button', { name: 'Reject change' }).click()
    await expect.element(getDialog(screen).getByText('Enter a reason.')).toBeVisible()
    expect(lastCall('POST', '/ads/creatives/2/approve')).toBeUndefined()
    await userEvent.fill(getDialog(screen).getByLabelText(/^Reason/), 'Not true.')
    await getDialog(screen).getByRole('button', { name: 'Reject change' }).click()
    await expect.element(screen.getByText('Creative rejected successfully')).toBeVisible()
    expect(lastCall('POST', '/ads/creatives/2/approve')!.body).toEqual({
      ...{ approved: false, rejectionReason: 'Not true.', ofChange: true, version: 1 },
    })
  })

  test('none waits; and a refusal without words is said as specified', async () => {
    refusals['POST /api/ads/creatives/1/approve'] = { status: 500, code: 'INTERNAL' }
    const screen = await showAds('/admin/ads?tab=creatives')
    await screen.getByRole('button', { name: /^Approve/ }).click()
    await expect.element(screen.getByText('Failed to update creative approval')).toBeVisible()
    answers['GET /api/ads/creatives/pending'] = { creatives: [] }
    const empty = await showAds('/admin/ads?tab=creatives')
    await expect.element(empty.getByText('No pending creatives')).toBeVisible()
  })
})

test('what may not be advertised is listed with its reasons', async () => {
  const screen = await showAds('/admin/ads?tab=policy')
  await expect.element(screen.getByText(/Betting and games for money/)).toBeVisible()
  await expectAccessible(screen.container)
})

test('a file of campaigns that cannot be made says so', async () => {
  answers['GET /api/auth/proof'] = { data: { isFresh: true, ways: ['password'] } }
  refusals['POST /api/admin/exports'] = { status: 500, code: 'INTERNAL' }
  const screen = await showAds()
  await screen.getByRole('button', { name: 'Export Data' }).click()
  await expect.element(screen.getByText(/Couldn’t create the file/)).toBeVisible()
  expect(lastCall('POST', '/admin/exports')!.body).toEqual({ of: 'campaigns' })
})
