import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCollapsedSidebar } from '#app/admin/use-slim-rail.tsx'
import { RouterProvider } from '#app/router/index.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { admin as t } from '#i18n/en/app/admin.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

function Rail() {
  const { isSlim, button } = useCollapsedSidebar()
  return (
    <aside>
      {button}
      <p>{isSlim ? 'slim' : 'full'}</p>
    </aside>
  )
}

const show = (path: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <Rail /> }], { initialEntries: [path] })}
    />,
  )

beforeEach(() => localStorage.removeItem('rail'))

test('beside wide screens the rail is slim, beside others it has its words', async () => {
  const wide = await show(ADMIN_PATHS.adminReview)
  await expect.element(wide.getByText('slim')).toBeVisible()
  await expect.element(wide.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await wide.unmount()
  const other = await show(ADMIN_PATHS.adminUsers)
  await expect.element(other.getByText('full')).toBeVisible()
})

test('what is chosen holds on every screen of this device, by keyboard too', async () => {
  const first = await show(ADMIN_PATHS.adminReview)
  first.getByRole('button', { name: t.unfoldRail }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(first.getByText('full')).toBeVisible()
  await first.unmount()
  const again = await show(ADMIN_PATHS.adminBusinesses)
  await expect.element(again.getByText('full')).toBeVisible()
  await again.getByRole('button', { name: t.foldRail }).click()
  await again.unmount()
  const other = await show(ADMIN_PATHS.adminUsers)
  await expect.element(other.getByText('slim')).toBeVisible()
})
