import { lazy, Suspense, useState } from 'react'
import type { ImportDetail } from '#contract/imports.ts'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import { Button } from '#ui/Button.tsx'
import type { DecideCause } from './CauseGroup.tsx'

const ChooseRecord = lazy(async () => ({
  default: (await import('./ChooseRecord.tsx')).ChooseRecord,
}))

type Guess = ImportDetail['guesses'][number]
type Props = { one: ImportDetail; onDecide: DecideCause }

/** Every town that was concluded rather than read, before anything is written. */
export function GuessedTowns({ one, onDecide }: Props) {
  const [shown, setShown] = useState(10)
  const [changed, change] = useState<Guess | null>(null)
  const decide: DecideCause = (key, decision) => {
    change(null)
    onDecide(key, decision)
  }
  const becomes = ({ town, decision, chosen }: Guess) =>
    decision?.action === 'leave-out' ? t.leftOut : (chosen ?? `${town.city}, ${town.district}`)
  return (
    <section className="panel-box" aria-labelledby="guesses">
      <header>
        <h2 id="guesses">{t.guesses}</h2>
        <span className="guess-note num">
          {t.guessesNote(Math.min(shown, one.guesses.length), one.guessCount)}
        </span>
      </header>
      <table className="guesses">
        <thead>
          <tr>
            <th>{t.inTheFile}</th>
            <th>{t.becomes}</th>
            <th>{t.why}</th>
            <th className="num">{t.rowsHead}</th>
            <th>
              <span className="sr-only">{t.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {one.guesses.slice(0, shown).map((guess) => (
            <tr key={guess.key}>
              <th scope="row">{t.pin(guess.said)}</th>
              <td>
                <b>{becomes(guess)}</b>
              </td>
              <td>{t.guessed[guess.why]}</td>
              <td className="num">
                {guess.rows.toLocaleString('en-IN')} <small>{t.rows(guess.rows)}</small>
              </td>
              <td>
                <Button
                  look="bare"
                  aria-label={t.changeTown(guess.said)}
                  onClick={() => change(guess)}
                >
                  {t.change}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < one.guesses.length && (
        <p className="panel-foot">
          <Button look="bare" onClick={() => setShown(one.guesses.length)}>
            {t.showRows}
          </Button>
        </p>
      )}
      {changed && (
        <Suspense>
          <ChooseRecord
            of="town"
            title={t.changeTown(changed.said)}
            onClose={() => change(null)}
            onChoose={(value) => decide(changed.key, { action: 'town', value })}
          >
            {changed.decision ? (
              <Button onClick={() => decide(changed.key, null)}>{t.backToGuess}</Button>
            ) : (
              <Button onClick={() => decide(changed.key, { action: 'leave-out', value: null })}>
                {t.leaveOutRows}
              </Button>
            )}
          </ChooseRecord>
        </Suspense>
      )}
    </section>
  )
}
