import { useRef } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { AdValues } from './ad-values.ts'

/**
 * Asks the server what it would say against the words of an ad, each time that others are there
 * when a field is left. Without an answer nothing is said: sending asks again.
 */
export function useAdCheck(read: () => AdValues, adId?: number) {
  const { mutate, data } = useWrite('POST /classified/check')
  const dialog = useRef('')
  const onLeave = () => {
    const { title, description, brand, model, categoryId } = read()
    const body = { title, description, brand, model, categoryId, ...(adId ? { adId } : {}) }
    const text = JSON.stringify(body)
    if (text === dialog.current || title.trim() === '') return
    dialog.current = text
    mutate({ body })
  }
  return { onLeave, notice: data?.data }
}
