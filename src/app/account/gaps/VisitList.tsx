import styles from '#styles/app/screens/gaps.css?url'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useSearchParams } from '#app/router/index.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { helper as t } from '#i18n/en/app/helper.ts'
import { choiceName, nameOf } from '#i18n/en/names.ts'
import { GAPS } from '#shared/rules/gaps.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Select } from '#ui/Select.tsx'
import { HerePoint } from './HerePoint.tsx'
import { VisitStop } from './VisitStop.tsx'

const nameOfTown = ({ city, nameHi }: { city: string; nameHi: string | null }) => ({
  name: city,
  nameHi,
})

/** The listings of a town in the order of a walk, on the screen and on paper. */
export function VisitList() {
  const [address, setAddress] = useSearchParams()
  const given = (name: string) => address.get(name) || undefined
  const missing = GAPS.find((gap) => gap === given('missing'))
  const visits = useRead(
    'GET /visits',
    {
      query: {
        ...(given('town') && { town: given('town')! }),
        ...(given('from') && { from: given('from')! }),
        ...(missing && { missing }),
      },
    },
    { keepsPrevious: true },
  )
  const change = (changes: Record<string, string>) => {
    const to = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes))
      if (value) to.set(name, value)
      else to.delete(name)
    setAddress(to, { replace: true })
  }
  return (
    <Screen
      title={t.screens.visits}

      actions={
        <Button look="primary" icon="page" onClick={() => print()}>
          {t.print}
        </Button>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <QueryState query={visits}>
        {({ data: { town, towns, total, stops } }) => (
          <div className="stack visits">
            <div className="gap-selects screen-only">
              <Select
                label={t.town}
                value={String(town?.id ?? '')}
                choices={towns.map((one) => ({
                  value: String(one.id),
                  text: t.counted(choiceName(nameOfTown(one)), formatCount(one.count)),
                }))}
                onChange={({ target }) => change({ town: target.value, from: '' })}
              />
              <Select
                label={t.missing}
                value={missing ?? ''}
                choices={[
                  { value: '', text: t.anything },
                  ...GAPS.map((value) => ({ value, text: t.gaps[value] })),
                ]}
                onChange={({ target }) => change({ missing: target.value })}
              />
            </div>
            <div className="row screen-only">
              <HerePoint onFound={(from) => change({ from })} />
              {given('from') && (
                <Button icon="undo" onClick={() => change({ from: '' })}>
                  {t.fromCentre}
                </Button>
              )}
            </div>
            {town && (
              <p className="num" role="status">
                {t.toVisit(stops.length, total, nameOf(nameOfTown(town)))}
              </p>
            )}
            {stops.length === 0 && <EmptyState title={t.nothingToVisit} />}
            <ol className="visit-stops">
              {stops.map(({ listing, metres }, at) => (
                <VisitStop key={listing.id} number={at + 1} listing={listing} metres={metres} />
              ))}
            </ol>
          </div>
        )}
      </QueryState>
    </Screen>
  )
}
