import styles from '#styles/app/screens/sent.css?url'
import { sent as t } from '#i18n/en/app/sent.ts'
import { Icon } from '#ui/Icon.tsx'

type Step = { text: string; note?: string; state: 'done' | 'now' | 'next' }

/** The way of what was sent: done is solid, what is still to come is dashed. */
export const SubmissionSteps = ({ steps }: { steps: readonly Step[] }) => (
  <section className="panel-box" aria-labelledby="sent-next">
    <link rel="stylesheet" href={styles} precedence="screen" />
    <header>
      <h2 id="sent-next">{t.next}</h2>
    </header>
    <ol className="road panel-body">
      {steps.map(({ text, note, state }) => (
        <li
          key={text}
          className={`road-${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="road-mark">{state === 'done' && <Icon name="check" />}</span>
          <b>{text}</b>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  </section>
)
