import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useNextItem } from '#app/admin/moderation/use-next-item.ts'

const begin = async (at: string | null) =>
  renderHook((key?: string | null) => useNextItem(key ?? null), { initialProps: at })

test('nothing may be decided between the press and the item that it leads to', async () => {
  const { result, act, rerender } = await begin('listing-1')
  expect(result.current.isGoing).toBe(false)
  await act(() => result.current.setNext('listing-2'))
  expect(result.current.isGoing).toBe(true)
  expect(result.current.latest.current).toBe('listing-2')
  await rerender('listing-2')
  expect(result.current.isGoing).toBe(false)
  expect(result.current.latest.current).toBeNull()
})

test('a way that was given up for another one keeps nobody from deciding', async () => {
  const { result, act, rerender } = await begin(null)
  await act(() => result.current.setNext('listing-2'))
  // A kind was chosen meanwhile: the address goes elsewhere, and later back to where it was.
  await rerender('report-7')
  expect(result.current.isGoing).toBe(false)
  await rerender(null)
  expect(result.current.isGoing).toBe(false)
  expect(result.current.latest.current).toBeNull()
})
