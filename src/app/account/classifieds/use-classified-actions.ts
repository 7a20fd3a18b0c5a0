import { useState } from 'react'
import { useNavigate } from '#app/router/index.ts'
import type { CallError } from '#client/call-error.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { useWrite } from '#app/data/use-write.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import type { ClassifiedActionHandler, ClassifiedAction } from './ClassifiedActions.tsx'
import { toClassifiedValues } from './form/classified-values.ts'
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
export type ClassifiedNotice = { text: string; sold?: OwnClassified }

/** Does what is chosen in a row; what others notice is asked first (`asked`). */
export function useClassifiedActions(setNotice: (notice: ClassifiedNotice | null) => void) {
  const [dialog, setDialog] = useState<{
    action: ClassifiedAction
    classified: OwnClassified
  } | null>(null)
  const sale = useWrite('PUT /classified/{id}/sale', INVALIDATES)
  const undo = useWrite('DELETE /classified/{id}/sale', INVALIDATES)
  const renew = useWrite('PATCH /classified/{id}/renew', INVALIDATES)
  const withdraw = useWrite('PATCH /classified/{id}/withdraw', INVALIDATES)
  const copy = useWrite('POST /classified-drafts', { invalidates: ['GET /classified-drafts'] })
  const navigate = useNavigate()
  const remove = useWrite('DELETE /classified/{id}', INVALIDATES)

  const saying = (text: string, sold?: OwnClassified) => ({
    onSuccess: () => setNotice(sold ? { text, sold } : { text }),
    onError: (error: CallError) =>
      setNotice({ text: `${t.actionFailed} ${error.serverMessage ?? ''}`.trim() }),
    onSettled: () => setDialog(null),
  })
  const act: ClassifiedActionHandler = (action, classified) => {
    const named = { params: { id: classified.id } }
    if (action === 'renew') return renew.mutate(named, saying(t.renewed(classified.title)))
    if (action === 'again') {
      const {
        draft: _,
        version: _1,
        saved: _2,
        base: _3,
        ...values
      } = toClassifiedValues(classified)
      return copy.mutate(
        { body: { values } },
        {
          onSuccess: ({ data }) => void navigate(`${APP_PATHS.postAd}?draft=${data.id}`),
          onError: saying('').onError,
        },
      )
    }
    if (action === 'undoSale') return undo.mutate(named, saying(t.isForSale(classified.title)))
    setDialog({ action, classified })
  }
  const sell = (body: SaleDetails) => {
    if (!dialog) return
    const { classified } = dialog
    sale.mutate(
      { params: { id: classified.id }, body },
      saying(t.marked(classified.title), classified),
    )
  }
  const sure = () => {
    if (!dialog) return
    const { action, classified } = dialog
    const named = { params: { id: classified.id } }
    if (action === 'withdraw') withdraw.mutate(named, saying(t.withdrawn(classified.title)))
    if (action === 'delete') remove.mutate(named, saying(t.deleted(classified.title)))
  }
  const isBusy = sale.isPending || withdraw.isPending || remove.isPending
  return { dialog, act, sell, sure, isBusy, close: () => setDialog(null) }
}
