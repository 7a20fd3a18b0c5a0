import styles from '#styles/app/screens/gaps.css?url'
import { useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { Link, useSearchParams } from '#app/router/index.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { choiceName, nameOf } from '#i18n/en/names.ts'
import type { Gap } from '#shared/rules/gaps.ts'
import { formatCount } from '#shared/rules/money.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Select } from '#ui/Select.tsx'
import { Toast } from '#ui/Toast.tsx'
import { CallCard } from './CallCard.tsx'
import { NextCalls } from './NextCalls.tsx'
import { TownProgress } from './TownProgress.tsx'
import { useCallList } from './use-call-list.ts'

/** What can be asked on the phone. */
const ASKED = ['hours', 'point', 'photo'] as const

const townName = ({ city, nameHi }: { city: string; nameHi: string | null }) => ({
  name: city,
  nameHi,
})

/** One listing at a time to call, what came of it, and what comes next. */
export function CallList() {
  const [address, setAddress] = useSearchParams()
  const town = Number(address.get('town')) || undefined
  const missing = ASKED.find((gap) => gap === address.get('missing')) ?? 'hours'
  const kind = Number(address.get('kind')) || undefined
  const list = useCallList({ town, kind, missing })
  const [notice, setNotice] = useState<string | null>(null)
  const towns = useRead('GET /gaps', { query: { limit: '1' } }).data?.towns ?? []
  const kinds = useRead('GET /gaps', {
    query: { limit: '1', missing, ...(town && { town: String(town) }) },
  }).data?.kinds
  const coverage = useRead('GET /coverage', {}).data?.data
  const chosen = towns.find(({ id }) => id === town)
  const change = (name: string, value: string) => {
    const to = new URLSearchParams(address)
    if (value) to.set(name, value)
    else to.delete(name)
    setAddress(to, { replace: true })
  }
  const { data } = list
  const place = chosen ? nameOf(townName(chosen)) : null
  const known = coverage && readKnown(coverage, { town, missing, place: place ?? t.allTowns })
  return (
    <Screen title={t.screens.calls}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <p className="mute num mb-4" role="status">
        {data && t.toCall(data.left, place)} {data && t.calledToday(data.calledToday)}
      </p>
      <div className="gaps">
        <div className="stack">
          {known && (
            <div className="gap-line panel-box panel-body">
              <b className="num">{known.text}</b>
              <Meter value={known.share} label={known.text} />
            </div>
          )}
          <div className="gap-selects">
            <Select
              label={t.town}
              value={String(town ?? '')}
              choices={[
                { value: '', text: t.allTowns },
                ...towns.map((one) => ({
                  value: String(one.id),
                  text: t.counted(choiceName(townName(one)), formatCount(one[missing])),
                })),
              ]}
              onChange={({ target }) => change('town', target.value)}
            />
            <Select
              label={t.missing}
              value={missing}
              choices={ASKED.map((value) => ({ value, text: t.gaps[value] }))}
              onChange={({ target }) => change('missing', target.value)}
            />
            <Select
              label={t.kind}
              value={String(kind ?? '')}
              choices={[
                { value: '', text: t.allKinds },
                ...(kinds ?? []).map((one) => ({
                  value: String(one.id),
                  text: t.counted(choiceName(one), formatCount(one.count)),
                })),
              ]}
              onChange={({ target }) => change('kind', target.value)}
            />
          </div>
          {list.problem && (
            <p className="notice notice-error" role="alert">
              {list.problem}
            </p>
          )}
          {!data && !list.problem && <Skeleton />}
          {data?.listing && (
            <CallCard
              key={data.listing.id}
              listing={data.listing}
              onSaved={(result) => {
                setNotice(t.saved[result])
                list.take()
              }}
            />
          )}
          {data && !data.listing && (
            <section className="panel-box panel-body">
              <EmptyState title={t.nobodyLeft} text={t.nobodyLeftText} />
            </section>
          )}
          {data && data.next.length > 0 && (
            <NextCalls listings={data.next} left={data.left - 1} onTake={list.take} />
          )}
        </div>
        {coverage && (
          <TownProgress
            coverage={coverage}
            gap={missing}
            most={5}
            more={
              <Link className="link" to={APP_PATHS.progress}>
                {t.allTowns}
              </Link>
            }
          />
        )}
      </div>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}

type Coverage = CallResponse<'GET /coverage'>['data']
type Place = { town: number | undefined; missing: Gap; place: string }

/** Of how many listings of the place what is asked for is known; undefined without listings. */
function readKnown({ all, towns }: Coverage, { town, missing, place }: Place) {
  const counts = town === undefined ? all : towns.find(({ id }) => id === town)
  if (!counts || counts.total === 0) return undefined
  const { [missing]: known, total } = counts
  return { text: t.withFact(place, known, total, t.gaps[missing]), share: known / total }
}
