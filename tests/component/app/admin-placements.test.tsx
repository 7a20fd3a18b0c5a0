import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../setup/accessible.ts'
import { answerForAds, getDialog, lastCall, refusals, showAds } from './ads-screen.tsx'

answerForAds()

describe('placements', () => {
  test('a new one: the code follows the name, and a taken code is said at its field', async () => {
    refusals['POST /api/ads/placements'] = {
      ...{ status: 400, code: 'INVALID_INPUT', error: 'Check your input' },
      fields: { code: 'The placement “Side” already uses this code' },
    }
    const screen = await showAds('/admin/ads?tab=placements')
    await expect.element(screen.getByText('Foot of home')).toBeVisible()
    await expect.element(screen.getByText('86%').first()).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'New placement' }).click()
    await expectAccessible(screen.container)
    await getDialog(screen).getByRole('button', { name: 'Save' }).click()
    expect(lastCall('POST', '/ads/placements')).toBeUndefined()
    await userEvent.fill(getDialog(screen).getByLabelText(/^Name/), 'Foot, blog post!')
    await expect.element(getDialog(screen).getByLabelText(/^Code/)).toHaveValue('foot_blog_post')
    await userEvent.selectOptions(getDialog(screen).getByLabelText(/^Page/), 'single-blog')
    await userEvent.selectOptions(getDialog(screen).getByLabelText(/^Position/), 'footer')
    await getDialog(screen).getByLabelText('Show our own ad if the space is not sold').click()
    await getDialog(screen).getByRole('button', { name: 'Save' }).click()
    await expect
      .element(getDialog(screen).getByText('The placement “Side” already uses this code'))
      .toBeVisible()
    expect(lastCall('POST', '/ads/placements')!.body).toEqual({
      ...{ name: 'Foot, blog post!', code: 'foot_blog_post', page: 'single-blog' },
      ...{ position: 'footer', size: '728x90', priority: 1, isActive: true },
      showsHouseAds: false,
    })
  })

  test('the number of one, as the audit log names it, finds that one alone', async () => {
    const screen = await showAds('/admin/ads?tab=placements&search=%232')
    await expect.element(screen.getByText('Foot of home')).toBeVisible()
    await expect.element(screen.getByText('Above the list')).not.toBeInTheDocument()
  })

  test('one is switched off at once, changed, and deleted after the question', async () => {
    const screen = await showAds('/admin/ads?tab=placements&on=businesses')
    const off = screen.getByRole('button', { name: 'Active: Deactivate Above the list' })
    await off.click()
    await expect.element(screen.getByText('Above the list is inactive.')).toBeVisible()
    expect(lastCall('PUT', '/ads/placements/1')!.body).toEqual({ isActive: false })
    await expect.element(screen.getByText('Foot of home')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Edit' }).click()
    await userEvent.fill(getDialog(screen).getByLabelText(/^Priority/), '0')
    await getDialog(screen).getByRole('button', { name: 'Save' }).click()
    await expect
      .element(getDialog(screen).getByText('Enter a whole number from 1 to 1000'))
      .toBeVisible()
    await userEvent.fill(getDialog(screen).getByLabelText(/^Priority/), '7')
    await getDialog(screen).getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByText('Above the list saved.')).toBeVisible()
    expect(lastCall('PUT', '/ads/placements/1')!.body).toMatchObject({ priority: 7, version: 5 })
    await screen.getByRole('button', { name: 'More options for Above the list' }).click()
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    const question = 'Are you sure you want to delete this placement?'
    await expect.element(getDialog(screen).getByText(question)).toBeVisible()
    await getDialog(screen).getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('Above the list deleted.')).toBeVisible()
  })
})
