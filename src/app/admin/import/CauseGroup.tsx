import { lazy, Suspense, useId, useState } from 'react'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import {
  ACTIONS_OF_CAUSE,
  type DecisionAction,
  type ImportDecision,
} from '#shared/rules/import-decisions.ts'
import { Icon } from '#ui/Icon.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { getFieldLabel } from './field-labels.ts'
import type { ImportCause } from './group-causes.ts'

const ChooseRecord = lazy(async () => ({
  default: (await import('./ChooseRecord.tsx')).ChooseRecord,
}))

/** `null` takes a decision back. */
export type DecideCause = (cause: string, decision: ImportDecision | null) => void

type Option = { id: string; text: string; decision: ImportDecision | null }
type Props = { cause: ImportCause; title?: string; onDecide: DecideCause }

const SHOWN = 4

/** Rows that are refused for one reason, and what is done with all of them. */
export function CauseGroup({ cause, title = titleOf(cause), onDecide }: Props) {
  const name = useId()
  const [asks, ask] = useState(false)
  const { decision, key, kind, rows } = cause
  const isFixed = ACTIONS_OF_CAUSE[kind].length === 0
  const options = optionsOf(cause)
  const isChosen = (option: Option) =>
    decision !== null &&
    (option.decision
      ? option.decision.action === decision.action && option.decision.value === decision.value
      : option.id === decision.action &&
        !options.some((one) => one !== option && matches(one, decision)))
  return (
    <section className={decision || isFixed ? 'cause' : 'cause cause-open'}>
      <div className="cause-head">
        <span className="cause-rows num">
          {rows.toLocaleString('en-IN')}
          <small>{t.rows(rows)}</small>
        </span>
        <div className="grow">
          <h3 id={name}>{title}</h3>
          <p>{hintOf(cause)}</p>
          <details>
            <summary>{t.showRows}</summary>
            <ul>
              {cause.examples.map(({ line, name: of, reason }) => (
                <li key={line}>
                  {t.line(line, of)}: {reason}
                </li>
              ))}
            </ul>
          </details>
        </div>
        {!isFixed && (
          <span className="cause-state">
            {decision ? (
              <span className="check">
                <Icon name="check" />
                {t.decided}
              </span>
            ) : (
              <StatusPill look="wait">{t.decide}</StatusPill>
            )}
          </span>
        )}
      </div>
      {options.length > 0 && (
        <div className="options" role="radiogroup" aria-labelledby={name}>
          {options.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name={name}
                checked={isChosen(option)}
                onChange={() => (option.decision ? onDecide(key, option.decision) : ask(true))}
                // A choice of another record can be made again.
                onClick={() => option.decision || ask(true)}
              />
              {option.text}
            </label>
          ))}
          {decision && cause.isOwnDecision && (
            <button
              type="button"
              className="button button-bare cause-change"
              onClick={() => onDecide(key, null)}
            >
              {t.change}
            </button>
          )}
        </div>
      )}
      {asks && (
        <Suspense>
          <ChooseRecord
            of={kind === 'category' ? 'category' : 'town'}
            title={title}
            onClose={() => ask(false)}
            onChoose={(value) => {
              ask(false)
              onDecide(key, { action: kind === 'category' ? 'category' : 'town', value })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const matches = ({ decision }: Option, { action, value }: ImportDecision) =>
  decision?.action === action && decision.value === value

const titleOf = (cause: ImportCause): string =>
  t.title({ ...cause, field: getFieldLabel(cause.field) })

/** The actions that settle at least one row; those that take any record ask for it. */
function optionsOf({ kind, field, can, closest, chosen, decision }: ImportCause): Option[] {
  const possible = ACTIONS_OF_CAUSE[kind].filter(
    (action) => action === 'leave-out' || (can[action] ?? 0) > 0,
  )
  const isClosest = closest.some(({ id }) => id === decision?.value)
  const textOf = (action: DecisionAction) => {
    if (action === 'without') return t.without(getFieldLabel(field))
    if (action === 'leave-out' && kind === 'duplicate') return t.keepLive
    const asks = action === 'town' || action === 'category'
    const isIt = asks && decision?.action === action && chosen && !isClosest
    return isIt ? t.pickedOne(action, chosen) : t.actions[action]
  }
  const plain = (action: DecisionAction): Option => ({
    id: action,
    text: textOf(action),
    decision: action === 'town' || action === 'category' ? null : { action, value: null },
  })
  return [
    ...closest.map(({ id, name }) => ({
      id: `category ${id}`,
      text: name,
      decision: { action: 'category' as const, value: id },
    })),
    ...possible.map(plain),
  ]
}

function hintOf(cause: ImportCause): string {
  const { kind, rows, values, valueCount, closest, towns, decision, can } = cause
  if (ACTIONS_OF_CAUSE[kind].length === 0) return t.inFile
  const shown = values.slice(0, SHOWN).map(({ text }) => text)
  const townsOf = (action: DecisionAction) =>
    towns
      .filter((town) => town.action === action)
      .slice(0, SHOWN)
      .map(({ city, rows: of }) => t.townRows(city, of))
  const [nearest, fresh] = [townsOf('nearest'), townsOf('new-town')]
  const misses =
    decision && decision.action !== 'leave-out' ? rows - (can[decision.action] ?? 0) : 0
  return [
    shown.length > 0 && !(kind === 'category' && shown.length === 1) && t.values(shown, valueCount),
    closest[0] && t.closest(closest[0].name),
    nearest.length > 0 && t.goTo(nearest),
    fresh.length > 0 && t.newTowns(fresh),
    misses > 0 && t.onlySome(misses),
  ]
    .filter(Boolean)
    .join(' ')
}
