import { useWrite } from '#app/data/use-write.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { Button } from '#ui/Button.tsx'

/** Throws away all that the sources of a told fact sent on the same days, with one press. */
export function DiscardSource({ id }: { id: number }) {
  const discard = useWrite('POST /admin/facts/{id}/discard', {
    invalidates: ['GET /admin/queue', 'GET /admin/counts'],
  })
  return (
    <section className="item-part">
      <Button
        look="soft"
        icon="trash"
        busy={discard.isPending && t.saving}
        onClick={() => discard.mutate({ params: { id } })}
      >
        {t.discard}
      </Button>
      <p className="small mute" role="status">
        {discard.isSuccess
          ? t.discarded(discard.data.data.answers)
          : (discard.error?.message ?? t.discardHint)}
      </p>
    </section>
  )
}
