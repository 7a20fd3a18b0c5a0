import { useWrite } from '#app/data/use-write.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { toldFacts as t } from '#i18n/en/app/told-facts.ts'
import { toldBy } from '#i18n/en/told-by.ts'
import { FACT_QUESTIONS, type FactQuestion } from '#shared/rules/facts.ts'
import { Button } from '#ui/Button.tsx'

/** What others told about the listing of the owner, each to be taken back with one press. */
export function ToldFacts({ listing }: { listing: Pick<OwnBusiness, 'id' | 'toldFacts'> }) {
  const told = listing.toldFacts ?? {}
  const questions = FACT_QUESTIONS.filter(
    (question): question is Exclude<FactQuestion, 'here'> =>
      question !== 'here' && told[question] !== undefined,
  )
  const takeBack = useWrite('POST /businesses/{id}/facts/{question}/withdraw', {
    invalidates: ['GET /businesses/user/my-businesses/{id}', 'GET /businesses/{id}/history'],
  })
  if (questions.length === 0) return null
  return (
    <section className="panel-box" aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
      </header>
      <p>{t.intro}</p>
      <ul className="told-facts">
        {questions.map((question) => (
          <li key={question} className="row-apart">
            <span>
              <b>{t.names[question]}</b>{' '}
              <span className="mute">{toldBy[told[question]!.by](told[question]!)}</span>
            </span>
            <Button
              look="soft"
              icon="undo"
              disabled={takeBack.isPending}
              aria-label={`${t.takeBack}: ${t.names[question]}`}
              onClick={() => takeBack.mutate({ params: { id: listing.id, question } })}
            >
              {t.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      {takeBack.error && <p role="alert">{takeBack.error.message}</p>}
    </section>
  )
}
