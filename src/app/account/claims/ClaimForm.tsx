import { useState } from 'react'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { SinglePhoto } from '#app/form/photos/SinglePhoto.tsx'
import { usePhotos } from '#app/form/photos/use-photos.ts'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { claim as t } from '#i18n/en/app/claim.ts'
import {
  MAX_CLAIM_NOTE_LENGTH,
  CLAIM_PROOF_METHODS,
  type ClaimProofMethod,
} from '#shared/rules/claims.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { ClaimMethods } from './claim-methods.ts'

const MAX_BYTES = 10 * 1024 * 1024
const NOTE_ID = 'claim-note'

const check = (file: File): string | null => {
  if (!file.type.startsWith('image/')) return t.onlyImages
  return file.size > MAX_BYTES ? t.tooLarge : null
}

const send: Parameters<typeof usePhotos>[0]['send'] = async (file, how) => {
  const { data } = await call('POST /uploads/claim-document', {
    ...how,
    files: { document: [file] },
  })
  return data.url
}

/** Which proof, and what it takes. */
export function ClaimForm({ ways, onDone }: { ways: ClaimMethods; onDone: () => void }) {
  const { business, email, phone, takesMessage } = ways
  const isOffered = {
    code: email !== null,
    message: takesMessage,
    call: phone !== null,
    document: true,
  }
  const offered = CLAIM_PROOF_METHODS.filter((proof) => isOffered[proof])
  const [proof, setProof] = useState<ClaimProofMethod>(offered[0]!)
  const [problem, setProblem] = useState<string>()
  const draft = `claim:${business.id}`
  const photos = usePhotos({ draft, most: 1, check, send })
  const document = photos.photos[0]?.url
  const { form, submit, guard, isBusy } = useEndpointForm('POST /claims', {
    draft,
    defaults: { note: '' },
    toInput: ({ note }) => ({
      body: {
        businessId: business.id,
        proof,
        note,
        ...(proof === 'document' ? { document: document ?? '' } : {}),
      },
    }),
    invalidates: ['GET /claims/business/{id}', 'GET /claims/mine'],
    onDone,
    failed: t.failed,
  })
  const { errors } = form.formState
  const text =
    proof === 'document'
      ? t.texts.document
      : t.texts[proof]((proof === 'code' ? email : phone) ?? '')
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isMissing = proof === 'document' && !document
        setProblem(isMissing ? t.noDocument : undefined)
        if (!isMissing) void submit()
      }}
    >
      <SegmentedControl
        label={t.way}
        choices={offered.map((value) => ({ value, text: t.ways[value] }))}
        chosen={proof}
        onChoose={(value) => setProof(value as ClaimProofMethod)}
      />
      <p className="num">{text}</p>
      {proof === 'document' && (
        <SinglePhoto
          label={t.document}
          hint={t.documentHint}
          error={problem}
          photos={photos}
          isSealed
        />
      )}
      <div className="field">
        <label className="field-label" htmlFor={NOTE_ID}>
          {t.note[proof]}
        </label>
        <textarea
          className="input"
          id={NOTE_ID}
          rows={3}
          maxLength={MAX_CLAIM_NOTE_LENGTH}
          {...form.register('note')}
        />
      </div>
      <ErrorSummary
        problems={errors.note?.message ? [{ id: NOTE_ID, text: errors.note.message }] : []}
        text={errors.root?.['server']?.message}
      />
      <div className="row">
        <Button type="submit" look="primary" busy={(isBusy || photos.isSending) && t.sending}>
          {t.send[proof]}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  )
}
