import { formatTime } from '#app/shell/format-time.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { Autosave } from './use-autosave.ts'
import type { EditorDialog } from './EditorDialogs.tsx'

/** Whether what is typed is saved. */
export function SavedState({ saving: { saved, isUnsaved } }: { saving: Autosave }) {
  const { state, at } = saved
  const text =
    state === 'saved'
      ? at
        ? t.saved.saved(formatTime(at.toISOString()))
        : t.saved.nothing
      : t.saved[state]
  return (
    <span className={`editor-saved editor-${state}`} role="status">
      <span>{text}</span>
      {state === 'error' && isUnsaved && <small>{saved.notice ?? t.saved.onDevice}</small>}
    </span>
  )
}

type Props = {
  isNew: boolean
  saving: Autosave
  canSave: boolean
  onShow: (what: EditorDialog) => void
  onDuplicate: () => void
  onPublish: () => void
}

/** What can be done with the post as a whole. */
export function EditorHeadActions({
  isNew,
  saving,
  canSave,
  onShow,
  onDuplicate,
  onPublish,
}: Props) {
  const { saved, isUnsaved } = saving
  const isBusy = saved.state === 'saving'
  return (
    <>
      <SavedState saving={saving} />
      <Button look="bare" icon="image" onClick={() => onShow('media')}>
        {t.media}
      </Button>
      <Button look="bare" icon="grid" onClick={() => onShow('templates')}>
        {t.templates}
      </Button>
      {!isNew && (
        <Menu
          label={t.more}
          items={[
            { text: t.versions, icon: 'clock', onChoose: () => onShow('versions') },
            { text: t.duplicate, icon: 'page', onChoose: onDuplicate },
          ]}
        />
      )}
      <Button look="line" onClick={() => onShow('preview')}>
        {t.preview}
      </Button>
      <Button
        look="line"
        disabled={!isUnsaved || !canSave || isBusy}
        onClick={() => void saving.save(true)}
      >
        {t.saveNow}
      </Button>
      <Button look="primary" icon="check" disabled={isBusy} onClick={onPublish}>
        {isNew ? t.create : t.update}
      </Button>
    </>
  )
}
