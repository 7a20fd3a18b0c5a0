import { useEffect, useState } from 'react'
import { STATUS_VARIANTS } from '#app/admin/blogs/columns.tsx'
import { adminBlogs } from '#i18n/en/app/admin-blogs.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { MIN_SCHEDULE_AHEAD_MS, getScheduleProblem } from '#shared/rules/blog.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { StatusPill } from '#ui/StatusPill.tsx'
import { getPublishDate, type PostValues } from './post-values.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { HindiTitle } from '#ui/HindiTitle.tsx'

type Props = {
  values: PostValues
  problem: string | undefined
  change: (changes: Partial<PostValues>) => void
}

const HOUR = 60
const DAY = 24 * HOUR

/** When the post is shown: not yet, now, or from some time on. */
export function PublishTime({ values, problem, change }: Props) {
  const now = useMinute()
  const at = getPublishDate(values)
  const late = problem ?? (at ? getScheduleProblem(at, now) : null)
  const minutes = at ? Math.floor((at.getTime() - now.getTime()) / MINUTE_MS) : 0
  const choices = [
    ...(['draft', 'published', 'scheduled'] as const),
    ...(values.status === 'archived' ? (['archived'] as const) : []),
  ]
  return (
    <section className="panel-box" aria-labelledby="post-when">
      <header>
        <h2 id="post-when">
          {t.when}
          <HindiTitle>{t.hindi.when}</HindiTitle>
        </h2>
        <StatusPill look={STATUS_VARIANTS[values.status]}>
          {adminBlogs.statuses[values.status]}
        </StatusPill>
      </header>
      <div className="panel-body stack">
        <fieldset className="editor-choices">
          <legend className="sr-only">{t.when}</legend>
          {choices.map((choice) => (
            <label key={choice} className={values.status === choice ? 'is-on' : undefined}>
              <input
                type="radio"
                name="post-when"
                checked={values.status === choice}
                onChange={() => change({ status: choice })}
              />
              {t.choices[choice]}
            </label>
          ))}
        </fieldset>
        {values.status === 'scheduled' && (
          <>
            <div className="pair">
              <div className="field">
                <label className="field-label" htmlFor="post-publishedAt">
                  {t.day}
                </label>
                <input
                  id="post-publishedAt"
                  className="input"
                  type="date"
                  value={values.day}
                  min={getKolkataDate(new Date(now.getTime() + MIN_SCHEDULE_AHEAD_MS))}
                  aria-invalid={late ? true : undefined}
                  aria-describedby="post-when-note"
                  onChange={({ target }) => change({ day: target.value })}
                />
              </div>
              <div className="field">
                <label className="field-label" htmlFor="post-time">
                  {t.time}
                </label>
                <input
                  id="post-time"
                  className="input"
                  type="time"
                  value={values.time}
                  aria-invalid={late ? true : undefined}
                  aria-describedby="post-when-note"
                  onChange={({ target }) => change({ time: target.value })}
                />
              </div>
            </div>
            <p id="post-when-note" className={late ? 'field-error' : 'field-hint'} role="status">
              {late ??
                t.goesLive(
                  Math.floor(minutes / DAY),
                  Math.floor((minutes % DAY) / HOUR),
                  minutes % HOUR,
                )}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

/** The time, minute by minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
