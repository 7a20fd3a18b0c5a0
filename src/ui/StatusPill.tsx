/** The looks differ by shape, word and colour. */
export type StatusVariant = 'live' | 'wait' | 'changes' | 'draft' | 'paused' | 'done' | 'no'

/** The state of a record in one word. */
export const StatusPill = ({ look, children }: { look: StatusVariant; children: string }) => (
  <span className={`pill pill-${look}`}>{children}</span>
)
