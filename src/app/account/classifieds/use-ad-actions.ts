import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallError } from '#client/call-error.ts'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { useWrite } from '#app/data/use-write.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import type { AdActionHandler, AdAction } from './AdActions.tsx'
import { toAdValues } from './form/ad-values.ts'
import type { SaleDetails } from './SoldDialog.tsx'

const INVALIDATES = {
  invalidates: [
    'GET /classified/user/my-ads',
    'GET /classified/user/summary',
    'GET /classified-inquiries/seller',
    'GET /classified-inquiries/stats',
  ],
} as const

/** What was done, and the ad whose sale can be taken back. */
export type AdNotice = { text: string; sold?: OwnAd }

/** Does what is chosen in a row; what others notice is asked first (`asked`). */
export function useAdActions(setNotice: (notice: AdNotice | null) => void) {
  const [dialog, setDialog] = useState<{ action: AdAction; ad: OwnAd } | null>(null)
  const sale = useWrite('PUT /classified/{id}/sale', INVALIDATES)
  const undo = useWrite('DELETE /classified/{id}/sale', INVALIDATES)
  const renew = useWrite('PATCH /classified/{id}/renew', INVALIDATES)
  const withdraw = useWrite('PATCH /classified/{id}/withdraw', INVALIDATES)
  const copy = useWrite('POST /classified-drafts', { invalidates: ['GET /classified-drafts'] })
  const navigate = useNavigate()
  const remove = useWrite('DELETE /classified/{id}', INVALIDATES)

  const saying = (text: string, sold?: OwnAd) => ({
    onSuccess: () => setNotice(sold ? { text, sold } : { text }),
    onError: (error: CallError) =>
      setNotice({ text: `${t.actionFailed} ${error.serverMessage ?? ''}`.trim() }),
    onSettled: () => setDialog(null),
  })
  const act: AdActionHandler = (action, ad) => {
    const named = { params: { id: ad.id } }
    if (action === 'renew') return renew.mutate(named, saying(t.renewed(ad.title)))
    if (action === 'again') {
      const { draft: _, version: _1, saved: _2, base: _3, ...values } = toAdValues(ad)
      return copy.mutate(
        { body: { values } },
        {
          onSuccess: ({ data }) => void navigate(`${APP_PATHS.postAd}?draft=${data.id}`),
          onError: saying('').onError,
        },
      )
    }
    if (action === 'undoSale') return undo.mutate(named, saying(t.isForSale(ad.title)))
    setDialog({ action, ad })
  }
  const sell = (body: SaleDetails) => {
    if (!dialog) return
    const { ad } = dialog
    sale.mutate({ params: { id: ad.id }, body }, saying(t.marked(ad.title), ad))
  }
  const sure = () => {
    if (!dialog) return
    const { action, ad } = dialog
    const named = { params: { id: ad.id } }
    if (action === 'withdraw') withdraw.mutate(named, saying(t.withdrawn(ad.title)))
    if (action === 'delete') remove.mutate(named, saying(t.deleted(ad.title)))
  }
  const isBusy = sale.isPending || withdraw.isPending || remove.isPending
  return { dialog, act, sell, sure, isBusy, close: () => setDialog(null) }
}
