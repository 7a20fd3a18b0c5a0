import { memo } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { formatCount } from '#shared/rules/money.ts'
import { scorePost, type PostMeasures } from '#shared/rules/post-score.ts'
import { Meter } from '#ui/Meter.tsx'
import { HindiTitle } from '#ui/HindiTitle.tsx'

type Props = { title: string; excerpt: string; figures: PostMeasures }

const GOOD = 80
const FAIR = 60
const ROUND = 2 * Math.PI * 28

/** What the post is worth to its readers, in four parts. */
export const PostScore = memo(function PostScore({ title, excerpt, figures }: Props) {
  const { total, parts } = scorePost({ title, excerpt }, figures)
  const look = total >= GOOD ? 'good' : total >= FAIR ? 'fair' : 'poor'
  const is = {
    title: title.trim().length,
    length: figures.words,
    excerpt: excerpt.trim().length,
    sentences: figures.sentence,
  }
  return (
    <section className="panel-box" aria-labelledby="post-score">
      <header>
        <h2 id="post-score">
          {t.score}
          <HindiTitle>{t.hindi.score}</HindiTitle>
        </h2>
      </header>
      <div className="panel-body">
        <div className={`editor-score editor-${look}`}>
          <svg viewBox="0 0 64 64" role="img" aria-label={t.scoreOf(total)}>
            <circle className="ring" cx="32" cy="32" r="28" />
            <circle
              cx="32"
              cy="32"
              r="28"
              strokeDasharray={`${(ROUND * total) / 100} ${ROUND}`}
              transform="rotate(-90 32 32)"
            />
            <text x="32" y="38" textAnchor="middle" aria-hidden="true">
              {total}
            </text>
          </svg>
          <p>
            <b>{t.scoreTexts[look]}</b>
            <span>{t.targets}</span>
            <span className="num">
              {t.statistics(
                formatCount(figures.words),
                formatCount(figures.characters),
                figures.minutes,
              )}
            </span>
          </p>
        </div>
        <ul className="editor-parts">
          {parts.map((part) => (
            <li key={part.name}>
              <span>
                <b>{t.partNames[part.name]}</b> {t.parts[part.name](is[part.name])}
              </span>
              <b className="num">
                {part.is} / {part.of}
              </b>
              <Meter
                label={t.partNames[part.name]}
                value={part.is / part.of}
                {...(part.is * 4 >= part.of * 3 ? {} : { look: 'warn' as const })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
})
