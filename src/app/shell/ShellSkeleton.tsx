import { Skeleton } from '#app/data/Skeleton.tsx'
import { shell as t } from '#i18n/en/app/shell.ts'

/** What the shell's own skeleton looks like, while the first screen is on its way. */
export const ShellSkeleton = () => (
  <div className="app-frame" aria-busy="true">
    <div className="app-rail" />
    <div className="app-side grow">
      <div className="app-bar" />
      <main id="main" className="app-main" tabIndex={-1}>
        <h1 className="sr-only">{t.waiting}</h1>
        <Skeleton />
      </main>
    </div>
  </div>
)
