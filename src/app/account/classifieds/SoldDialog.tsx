import type { Ad } from '#contract/classifieds.ts'
import { useWrite } from '#app/data/use-write.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = { ad: Ad | null; onClose: () => void; onSaid: (text: string) => void }

/** Asks before an ad is marked as sold, which cannot be undone. */
export function SoldDialog({ ad, onClose, onSaid }: Props) {
  const sell = useWrite('PATCH /classified/{id}/mark-sold', {
    renews: ['GET /classified/user/my-ads'],
  })
  const mark = (sold: Ad) =>
    sell.mutate(
      { params: { id: sold.id } },
      {
        onSuccess: () => onSaid(t.marked(sold.title)),
        onError: (error) => onSaid(`${t.markFailed} ${error.said ?? ''}`.trim()),
        onSettled: onClose,
      },
    )
  return (
    <Dialog
      open={ad !== null}
      onClose={onClose}
      title={ad ? t.markSoldOf(ad.title) : ''}
      closeLabel={t.close}
      locked={sell.isPending}
    >
      <p>{t.warning}</p>
      <div className="dialog-actions">
        <Button disabled={sell.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button look="primary" busy={sell.isPending && t.marking} onClick={() => ad && mark(ad)}>
          {t.sure}
        </Button>
      </div>
    </Dialog>
  )
}
