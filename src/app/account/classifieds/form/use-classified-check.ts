import { useRef } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { ClassifiedValues } from './classified-values.ts'

/**
 * Lets the server check the text of an ad when a field loses the focus and the text has changed. If
 * the check fails, nothing is shown: sending checks again.
 */
export function useClassifiedCheck(read: () => ClassifiedValues, classifiedId?: number) {
  const { mutate, data } = useWrite('POST /classified/check')
  const checked = useRef('')
  const onLeave = () => {
    const { title, description, brand, model, categoryId } = read()
    const body = {
      title,
      description,
      brand,
      model,
      categoryId,
      ...(classifiedId ? { adId: classifiedId } : {}),
    }
    const text = JSON.stringify(body)
    if (text === checked.current || title.trim() === '') return
    checked.current = text
    mutate({ body })
  }
  return { onLeave, notice: data?.data }
}
