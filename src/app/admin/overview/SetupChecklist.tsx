import { Link } from '#app/router/index.ts'
import type { CallResponse } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { overview } from '#i18n/en/app/overview.ts'
import type { SetupStep } from '#shared/rules/setup.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Meter } from '#ui/Meter.tsx'

const t = overview.setup

type SetupState = CallResponse<'GET /admin/setup'>['data']

/**
 * What a new site still needs, first on the overview until every step is done or put off. What was
 * put off can be brought back from a line of its own.
 */
export function SetupChecklist() {
  const setup = useRead('GET /admin/setup', {}).data?.data
  const put = useWrite('PUT /admin/setup/{step}', { invalidates: ['GET /admin/setup'] })
  if (!setup) return null
  const postpone = (step: SetupStep, isPostponed: boolean) =>
    put.mutate({ params: { step }, body: { isPostponed } })
  const postponed = setup.steps.filter(({ isDone, isPostponed }) => isPostponed && !isDone)
  const shown = setup.steps.filter((step) => !postponed.includes(step))
  if (shown.every(({ isDone }) => isDone))
    return postponed.length === 0 ? null : (
      <p>
        <Button look="bare" onClick={() => postponed.forEach(({ step }) => postpone(step, false))}>
          {t.resume(postponed.length)}
        </Button>
      </p>
    )
  const done = shown.filter(({ isDone }) => isDone).length
  return (
    <section className="panel-box setup" aria-labelledby="setup">
      <header>
        <h2 id="setup">{t.title}</h2>
        <span className="mute num">{t.done(done, shown.length)}</span>
        <span className="setup-meter">
          <Meter value={done / shown.length} label={t.done(done, shown.length)} />
        </span>
      </header>
      <ol>
        {shown.map(({ step, isDone }, place) => (
          <li key={step} className={isDone ? 'set-done' : undefined}>
            <span className="task-mark" aria-hidden="true">
              {isDone ? <Icon name="check" /> : place + 1}
            </span>
            <div>
              <b>{t.steps[step]}</b>
              <p>{textOf(step, isDone, setup)}</p>
            </div>
            {!isDone && (
              <div className="set-acts">
                <Link className="button button-line" to={pathOf(step, setup)}>
                  {step === 'secondFactor' && setup.hasOwnSecondFactor
                    ? t.seeUsers
                    : t.actions[step]}
                </Link>
                <Button
                  look="bare"
                  aria-label={t.laterOf(t.steps[step])}
                  onClick={() => postpone(step, true)}
                >
                  {t.later}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function textOf(step: SetupStep, isDone: boolean, setup: SetupState): string {
  if (step === 'secondFactor') return t.secondFactor(setup.withSecondFactor, setup.administrators)
  if (!isDone) return t.texts[step]
  return step === 'contact' ? setup.contactEmail : t.doneTexts[step]
}

/** Where a step is done; for what the environment sets, where one sees whether it works. */
function pathOf(step: SetupStep, { hasOwnSecondFactor }: SetupState): string {
  if (step === 'mail') return ADMIN_PATHS.adminMails
  if (step === 'backup') return ADMIN_PATHS.adminBackups
  if (step !== 'secondFactor') return `${ADMIN_PATHS.adminSettings}?tab=contact`
  return hasOwnSecondFactor ? ADMIN_PATHS.adminUsers : `${APP_PATHS.profile}?tab=security`
}
