import { Link } from '#app/router/index.ts'
import { acceptsListings } from '#app/shell/site-identity.ts'
import { useScreenHeading } from '#app/shell/use-screen-heading.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { dashboard as t } from '#i18n/en/app/dashboard.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { DrawingGroup } from '#ui/DrawingGroup.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Task } from './tasks.ts'

const FIGURES = [
  { drawing: 'bird', x: 8, y: 84, width: 58, height: 42 },
  { drawing: 'elephant', x: 78, y: 26, width: 134, height: 100 },
  { drawing: 'deer', x: 220, y: 34, width: 90, height: 92 },
  { drawing: 'tree', x: 330, y: 2, width: 89, height: 124 },
] as const

type Props = {
  name: string
  /** The first one is named; null until they are known. */
  tasks: readonly Task[] | null
}

/** The painted wall at the top, with the two things people come to add. */
export function Welcome({ name, tasks }: Props) {
  const [first] = tasks ?? []
  const heading = useScreenHeading(shell.screens.dashboard)
  return (
    <section className="welcome dash-w">
      <p className="hi" lang={LOCAL_LANGUAGE}>
        {HI_APP.namaste(name)}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t.welcome(name)}
      </h1>
      <p>{tasks && (first ? t.waits(tasks.length, first.title) : t.nothingWaits)}</p>
      <div className="row">
        {acceptsListings() && (
          <Link className="button button-wall" to={APP_PATHS.addListing}>
            <Icon name="plus" />
            {shell.screens.addListing}
          </Link>
        )}
        <Link className="button button-wall-line" to={APP_PATHS.postAd}>
          {shell.screens.postAd}
        </Link>
      </div>
      <svg
        className="drawing scene"
        viewBox="0 0 440 128"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <DrawingGroup figures={FIGURES} treesInLine />
      </svg>
      <div className="leaf-row" />
    </section>
  )
}
