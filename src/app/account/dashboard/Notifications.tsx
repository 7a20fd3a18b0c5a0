import { shell as t } from '#i18n/en/app/shell.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TaskList } from './TaskList.tsx'
import { useTasks } from './use-tasks.ts'

/** What waits for the person, over the screen where they are. */
export function Notifications({ onClose }: { onClose: () => void }) {
  const found = useTasks()
  return (
    <Dialog open look="sheet" title={t.notifications} closeLabel={t.close} onClose={onClose}>
      {/* A link leads away: the dialog does not stay over the next screen. */}
      <div
        className="notifications"
        onClick={({ target }) => (target as Element).closest('a') && onClose()}
      >
        <TaskList {...found} />
      </div>
    </Dialog>
  )
}
