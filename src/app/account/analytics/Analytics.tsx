import { Answer } from '#app/data/Answer.tsx'
import { useList } from '#app/data/use-list.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { HI_APP } from '#i18n/hi-app.ts'
import { analytics as t } from '#i18n/en/app/analytics.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { COUNT_KINDS, PERIODS } from '#shared/rules/analytics.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Segments } from '#ui/Segments.tsx'
import { chosenBy, queryOf } from './address.ts'
import { ByDay } from './ByDay.tsx'
import { Files } from './Files.tsx'
import { ListingTable } from './ListingTable.tsx'
import { Searches } from './Searches.tsx'

/** What people did with one's own listings and ads, all of them or one. */
export function Analytics() {
  const { address, answer, change } = useList('GET /analytics', (at) => queryOf(chosenBy(at)))
  const chosen = chosenBy(address)
  return (
    <Screen
      title={shell.screens.analytics}
      hindi={HI_APP.screens.analytics}
      actions={<Files chosen={chosen} />}
    >
      <div className="stack">
        <div className="row row-apart">
          <Segments
            label={t.period}
            choices={PERIODS.map((days) => ({ value: String(days), text: t.periods[days] }))}
            chosen={String(chosen.days)}
            onChoose={(days) => change({ days }, { replace: true })}
          />
          {chosen.of && (
            <p className="row" role="status">
              {answer.data?.data.of && <b>{t.only(answer.data.data.of.name)}</b>}
              <Button onClick={() => change({ of: null })}>{t.showAll}</Button>
            </p>
          )}
        </div>
        <Answer of={answer}>
          {({ data }) => (
            <>
              <FigureRow
                figures={COUNT_KINDS.map((kind) => ({
                  name: t.kinds[kind],
                  figure: formatCount(data.now[kind]),
                  note: t.before(formatCount(data.before[kind]), data.days),
                }))}
              />
              <ByDay
                data={data}
                kind={chosen.kind}
                onChoose={(show) => change({ show }, { replace: true })}
              />
              <Searches searches={data.searches} />
            </>
          )}
        </Answer>
        <ListingTable days={chosen.days} />
        <details className="panel-box counting">
          <summary>{t.counting}</summary>
          <ul>
            {t.countingTexts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      </div>
    </Screen>
  )
}
