import { Suspense } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { call } from '#stores/api.ts'
import { ClassifiedFormBody } from './form/ClassifiedFormBody.tsx'
import { toPostClassifiedInput, type ClassifiedValues } from './form/classified-values.ts'
import { ClassifiedDraftStatus, DraftRestored } from './form/lazy.tsx'
import { useClassifiedPhotos } from './form/use-classified-photos.ts'
import { useClassifiedDraft } from './use-classified-draft.ts'

type Props = {
  /** Names the copy of this device. */
  draftKey: string
  defaults: ClassifiedValues
  /** Something was typed before. */
  isKept: boolean
  onSent: () => void
  /** Opens the form again: with a draft from the server, or blank. */
  onAgain: (draft: number | null) => void
}

/** The form of a new ad, saved as a draft while it is filled in. */
export function NewClassifiedForm({ draftKey, defaults, isKept, onSent, onAgain }: Props) {
  const client = useQueryClient()
  const { form, submit, guard, isBusy, forget } = useEndpointForm<
    'POST /classified',
    ClassifiedValues
  >('POST /classified', {
    draft: draftKey,
    defaults,
    toInput: toPostClassifiedInput,
    invalidates: [
      'GET /classified/user/my-ads',
      'GET /classified/user/summary',
      'GET /classified-drafts',
    ],
    onDone: () => {
      clearDraft()
      onSent()
    },
    failed: t.failed,
  })
  const photos = useClassifiedPhotos(form, draftKey, defaults)
  const draft = useClassifiedDraft(draftKey, form, photos)
  const clearDraft = () => {
    draft.end()
    photos.forget()
    client.removeQueries({ queryKey: ['GET /classified-drafts/{id}'] })
  }
  const send = async () => {
    await draft.hold()
    await submit()
    draft.release()
  }
  const startAgain = async () => {
    const id = await draft.hold()
    clearDraft()
    forget()
    if (id !== null)
      await call('DELETE /classified-drafts/{id}', { params: { id } }).catch(() => null)
    void client.invalidateQueries({ queryKey: ['GET /classified-drafts'] })
    onAgain(null)
  }
  return (
    <div className="stack">
      <p>{t.lede}</p>
      <Suspense fallback={null}>
        {isKept && <DraftRestored onStartAgain={() => void startAgain()} />}
      </Suspense>
      <ClassifiedFormBody
        {...{ form, guard, photos }}
        submit={send}
        isBusy={isBusy || draft.isHeld}
        label={shell.screens.postAd}
        send={{ text: t.send, busy: t.sending }}
      >
        <Suspense fallback={null}>
          <ClassifiedDraftStatus draft={draft} mine={draft.values} />
        </Suspense>
      </ClassifiedFormBody>
    </div>
  )
}
