import { drafts as t } from '#i18n/en/app/drafts.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

type Props = {
  open: boolean
  /** Of the draft; blank for the one that is open. */
  name?: string
  busy?: boolean
  hasFailed?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a draft is thrown away with its photos. */
export const DiscardDraftDialog = ({ name = '', hasFailed, ...dialog }: Props) => (
  <ConfirmDialog
    {...dialog}
    title={t.ask(name)}
    texts={{ close: t.keep, cancel: t.keep, confirm: t.drop, busy: t.dropping }}
    isDangerous
    problem={hasFailed ? t.dropFailed : undefined}
  >
    <p>{t.askText}</p>
  </ConfirmDialog>
)
