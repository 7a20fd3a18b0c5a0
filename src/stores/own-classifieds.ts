import { call } from './api.ts'
import { readToken } from './token.ts'

/**
 * Whether the ad is one of the signed-in person's own. Without an answer it is treated as somebody
 * else's.
 */
export async function isOwnClassified(id: number): Promise<boolean> {
  if (!readToken()) return false
  const query = { ids: String(id) }
  const { data } = await call('GET /classified/user/my-ads', { query, stays: true }).catch(() => ({
    data: [],
  }))
  return data.some((classified) => classified.id === id)
}

/** The steps of marking an ad as sold; the person is asked first: buyers can no longer write. */
export type SaleStep = { step: 'offered' | 'asked' | 'busy' | 'done'; said: string }

export const FIRST_SALE_STEP: SaleStep = { step: 'offered', said: '' }

/** The messages of these steps. */
type Texts = { warning: string; done: string; failed: string }

/** Does what the next press of the button means; `show` is called with each step. */
export async function advanceSale(
  id: number,
  { step }: SaleStep,
  show: (now: SaleStep) => void,
  t: Texts,
): Promise<void> {
  if (step === 'offered') return show({ step: 'asked', said: t.warning })
  if (step !== 'asked') return
  show({ step: 'busy', said: t.warning })
  try {
    await call('PATCH /classified/{id}/mark-sold', { params: { id } })
    show({ step: 'done', said: t.done })
  } catch (error) {
    show({
      step: 'offered',
      said: `${t.failed} ${error instanceof Error ? error.message : ''}`.trim(),
    })
  }
}
