import { useState } from 'react'
import type { CallError } from '#client/call-error.ts'
import type { Creative } from '#contract/ad-creatives.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { creativesApp as t } from '#i18n/en/app/creatives-app.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CreativeCard } from './CreativeCard.tsx'
import { CreativeForm } from './CreativeForm.tsx'

type Props = {
  campaign: { id: number; title: string }
  onClose: () => void
  onNotice: (text: string) => void
}

/** The creatives of a campaign: the list, and the form in its place. */
export function CreativesDialog({ campaign, onClose, onNotice }: Props) {
  const [edited, edit] = useState<Creative | 'new' | null>(null)
  const [dialog, setDialog] = useState<Creative | null>(null)
  const list = useRead('GET /ads/creatives', { query: { campaignId: campaign.id } })
  const drop = useWrite('DELETE /ads/creatives/{id}', {
    invalidates: ['GET /ads/creatives', 'GET /ads/campaigns'],
  })
  const there = edited === 'new' ? null : edited
  const remove = () =>
    dialog &&
    drop.mutate(
      { params: { id: dialog.id } },
      {
        onSuccess: () => {
          setDialog(null)
          onNotice(t.removed)
        },
      },
    )
  return (
    <div className="wide-dialog creatives-dialog">
      <Dialog
        open
        onClose={onClose}
        title={!edited ? t.title(campaign.title) : there ? t.form.edit : t.form.add}
        closeLabel={t.close}
      >
        {edited ? (
          <CreativeForm
            campaign={campaign}
            creative={there}
            onBack={() => edit(null)}
            onDone={() => {
              edit(null)
              onNotice(there ? t.changed : t.created)
            }}
          />
        ) : (
          <QueryState query={list}>
            {({ creatives }) => (
              <div className="stack">
                {creatives.length === 0 ? (
                  <EmptyState level="h3" title={t.none} text={t.noneText}>
                    <Button look="primary" icon="plus" onClick={() => edit('new')}>
                      {t.add}
                    </Button>
                  </EmptyState>
                ) : (
                  <>
                    <div className="row">
                      <Button look="primary" icon="plus" onClick={() => edit('new')}>
                        {t.add}
                      </Button>
                      <span className="mute">{t.addText}</span>
                    </div>
                    <div className="creatives">
                      {creatives.map((creative) => (
                        <CreativeCard
                          key={creative.id}
                          creative={creative}
                          onEdit={() => edit(creative)}
                          onRemove={() => {
                            drop.reset()
                            setDialog(creative)
                          }}
                        />
                      ))}
                    </div>
                  </>
                )}
              </div>
            )}
          </QueryState>
        )}
      </Dialog>
      <ConfirmDialog
        open={dialog !== null}
        title={t.removeSure}
        texts={{ close: t.close, cancel: t.cancel, confirm: t.remove, busy: t.removing }}
        busy={drop.isPending}
        isDangerous
        problem={problemOf(drop.error)}
        onClose={() => setDialog(null)}
        onConfirm={remove}
      >
        <p>{dialog && t.removeText(dialog.name)}</p>
      </ConfirmDialog>
    </div>
  )
}

const problemOf = (error: CallError | null): string | undefined =>
  error ? `${t.removeFailed}. ${error.serverMessage ?? ''}`.trim() : undefined
