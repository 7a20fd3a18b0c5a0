import { lazy, Suspense } from 'react'
import type { WaitingNote, WaitingNoteProps } from './WaitingNote.tsx'

/** Its code comes when a dialog opens; without a line it may be missing, and nothing is said. */
const Note = lazy<typeof WaitingNote>(() =>
  import('./WaitingNote.tsx').then(
    (file) => ({ default: file.WaitingNote }),
    () => ({ default: () => [] }),
  ),
)

/** What of a form waits for a connection, or was refused when it came. */
export const LazyWaitingNote = (props: WaitingNoteProps) => (
  <Suspense>
    <Note {...props} />
  </Suspense>
)
