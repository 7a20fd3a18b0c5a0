import { useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#app/data/use-write.ts'
import { hasNoEmail, type CurrentUser } from '#app/shell/use-current-user.ts'
import { call } from '#stores/api.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { deleteDeviceDraft, saveDeviceDraft } from './device-draft.ts'
import { ListingForm } from './ListingForm.tsx'
import { useFreshLinks } from '#app/form/photos/use-fresh-links.ts'
import { DraftRestored } from '#app/form/DraftRestored.tsx'
import { ListingDraftStatus } from './ListingDraftStatus.tsx'
import { useListingForm } from './use-listing-form.ts'
import { usePictures } from './use-pictures.ts'
import { useServerDraft, type DraftStore } from '#app/form/use-server-draft.ts'
import { toListingBody, toPictures, parseDraftValues, type Pictures } from './values.ts'

/** A draft as it was opened; `touchIfStored`: something was typed before. */
export type OpenedDraft = {
  id: number | null
  version: number
  /** Names what the device keeps of its photos. */
  form: string
  saved?: string | undefined
  base?: Record<string, unknown> | undefined
  values: Record<string, unknown>
  isKept: boolean
}

type Props = {
  person: CurrentUser
  opened: OpenedDraft
  onSent: (id: number) => void
  /** Opens the form again: with a draft from the server, or blank. */
  onAgain: (draft: number | null) => void
}

const draftsOf = (account: number): Omit<DraftStore, 'take'> => ({
  create: async (body) => (await call('POST /business-drafts', { body })).data,
  save: async (id, body) =>
    (await call('PUT /business-drafts/{id}', { params: { id }, body })).data,
  read: async (id) => (await call('GET /business-drafts/{id}', { params: { id } })).data,
  keep: (known, values) => saveDeviceDraft(account, { ...known, values }),
})

/** The form of a new listing, saved as a draft while it is filled in. */
export function NewListingForm({ person, opened, onSent, onAgain }: Props) {
  const client = useQueryClient()
  const form = useListingForm(parseDraftValues(opened.values), !hasNoEmail(person))
  const [start] = useState(() => toPictures(opened.values))
  const own = usePictures(opened.form, start)
  const { pictures } = own
  const picturesText = JSON.stringify(pictures)
  const draftValues = useMemo(
    () => ({ ...form.values, ...(JSON.parse(picturesText) as Pictures) }),
    [form.values, picturesText],
  )
  const isOther = picturesText !== JSON.stringify(start)
  const store: DraftStore = {
    ...draftsOf(person.id),
    take: (values) => {
      form.set(parseDraftValues(values))
      own.replace(toPictures(values))
    },
  }
  const isPersonal = person.role === 'user'
  const becomeOwner = useWrite('POST /auth/become-owner', { invalidates: ['GET /users/profile'] })
  const draft = useServerDraft(store, opened, draftValues, form.isTouched || isOther)
  useFreshLinks(draft.id, [own.photos, own.logo], store.read)

  const clearDraft = () => {
    draft.end()
    own.forget()
    deleteDeviceDraft(person.id)
    void client.invalidateQueries({ queryKey: ['GET /business-drafts'] })
    client.removeQueries({ queryKey: ['GET /business-drafts/{id}'] })
  }
  const send = async () => {
    const body = toListingBody(form.values, pictures)
    const id = await draft.hold()
    let sentId
    try {
      if (isPersonal) await becomeOwner.mutateAsync({})
      const draftId = id === null ? {} : { draftId: id }
      sentId = (await call('POST /businesses', { body: { ...body, ...draftId } })).data.id
    } catch (error) {
      draft.release()
      throw error
    }
    clearDraft()
    void client.invalidateQueries({ queryKey: ['GET /businesses/user/my-businesses'] })
    onSent(sentId)
  }
  const startAgain = async () => {
    const id = await draft.hold()
    clearDraft()
    if (id !== null)
      await call('DELETE /business-drafts/{id}', { params: { id } }).catch(() => null)
    onAgain(null)
  }
  return (
    <div className="stack">
      <p>
        {t.lede}
        {isPersonal && ` ${t.becomesOwner}`}
      </p>
      {opened.isKept && <DraftRestored onStartAgain={() => void startAgain()} />}
      <ListingForm
        form={form}
        pictures={own}
        label={shell.screens.addListing}
        isNew
        isContinued={opened.isKept}
        texts={{ send: t.send, sending: t.sending, failed: t.failed }}
        onSend={send}
        bar={<ListingDraftStatus draft={draft} mine={draftValues} />}
      />
    </div>
  )
}
