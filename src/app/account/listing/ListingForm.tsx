import styles from '#styles/app/screens/listing.css?url'
import { useState, type ReactNode } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { useRead } from '#app/data/use-read.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import type { CallError } from '#client/call.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { BasicFields } from './BasicFields.tsx'
import { checkValues, focusField, getErrorSummary, moveCityError } from './check.ts'
import { ContactFields } from './ContactFields.tsx'
import { AddressFields } from './AddressFields.tsx'
import { FormCompleteness } from './FormCompleteness.tsx'
import { FormSteps } from './FormSteps.tsx'
import { SectionFoldsContext } from './Section.tsx'
import { PossibleDuplicates, type DuplicateQuery } from './PossibleDuplicates.tsx'
import type { ListingFormState } from './use-listing-form.ts'
import type { UsePicturesResult } from './use-pictures.ts'
import { useSectionFolds } from './use-section-folds.ts'
import { useIsWide } from './use-is-wide.ts'
import { useLateSections } from './use-late-sections.ts'

type Props = {
  form: ListingFormState
  pictures: UsePicturesResult
  label: string
  /** Looks for listings that may be the same one. */
  isNew?: boolean
  /** A draft that is gone on with: what is finished is closed. */
  isContinued?: boolean
  texts: { send: string; sending: string; failed: string }
  /** Sends the form; a thrown error is shown at the fields. */
  onSend: () => Promise<void>
  /** In the bar at the foot, before the button. */
  bar: ReactNode
}

/** The seven parts of a listing, what is wrong with them, and the bar to send them. */
export function ListingForm({
  form,
  pictures,
  label,
  isNew,
  isContinued = false,
  texts,
  onSend,
  bar,
}: Props) {
  const categories = useRead('GET /categories', {})
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const [question, setQuestion] = useState<DuplicateQuery | null>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const isWide = useIsWide()
  const { values, problems, setProblems, required } = form
  const folds = useSectionFolds(
    { values, problems, required, pictures: pictures.pictures },
    isContinued,
  )
  const late = useLateSections()
  const preview = late && (
    <late.Preview
      values={values}
      pictures={pictures.pictures}
      onLeave={() => setPreviewed(false)}
    />
  )
  const look = () => {
    const { name, phone, address, locationId } = values
    if (isNew)
      setQuestion({ name: name.trim(), phone: phone.trim(), address: address.trim(), locationId })
  }
  const refuse = (found: Record<string, string>, text: string) => {
    setProblems(found)
    setNotice(text)
    const first = getErrorSummary(found)[0]
    if (first) setTimeout(() => focusField(first.id))
  }
  const send = async () => {
    const found = checkValues(values, required)
    if (pictures.failed.logo) found['logo'] = t.logoFailed
    if (pictures.failed.images) found['images'] = t.photosFailed
    else if (pictures.isSending) found['images'] = t.photosWait
    if (Object.keys(found).length > 0) return refuse(found, t.fill)
    setBusy(true)
    setNotice('')
    try {
      await onSend()
    } catch (error) {
      const { fields, serverMessage: why, status } = error as CallError
      const isRefused = status >= 400 && status < 500
      refuse(moveCityError(fields), isRefused && why ? `${texts.failed}. ${why}` : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="form-grid"
      noValidate
      aria-label={label}
      // Enter in a field sends nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <FormSteps states={folds.states} />
      <div className="stack">
        <FormCompleteness values={values} pictures={pictures.pictures} states={folds.states} />
        <ErrorSummary problems={notice ? getErrorSummary(problems) : []} text={notice} />
        <SectionFoldsContext value={folds}>
          <BasicFields
            form={form}
            categories={categories.data?.data}
            missing={
              <QueryState query={categories} failed={t.categoriesFailed}>
                {() => null}
              </QueryState>
            }
            onLeave={look}
          />
          <ContactFields form={form} onLeave={look} />
          <AddressFields form={form} onLeave={look} />
          {question && <PossibleDuplicates question={question} />}
          {late ? <late.LowerSections form={form} pictures={pictures} /> : <Skeleton />}
        </SectionFoldsContext>
        <div className="save-bar">
          <div className="grow">{bar}</div>
          <Button className="preview-open" onClick={() => setPreviewed(true)}>
            {t.previewShort}
          </Button>
          <Button
            look="primary"
            icon="send"
            busy={isBusy && texts.sending}
            onClick={() => void send()}
          >
            {texts.send}
          </Button>
        </div>
      </div>
      <aside className="preview-side" aria-label={t.preview}>
        <h2>{t.preview}</h2>
        {isWide && preview}
      </aside>
      <Dialog
        open={isPreviewed && !isWide}
        onClose={() => setPreviewed(false)}
        title={t.preview}
        closeLabel={t.closePreview}
        look="sheet"
      >
        {preview}
      </Dialog>
    </form>
  )
}
