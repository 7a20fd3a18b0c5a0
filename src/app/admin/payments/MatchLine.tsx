import { Link } from '#app/router/index.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { adminPayments as t } from '#i18n/en/app/admin-payments.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { formatExactRupees, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { BankLine } from './payment-calls.ts'

type Props = {
  line: BankLine
  isCurrent: boolean
  /** The chosen one of the candidates. */
  picked: number
  isBusy: boolean
  onPick: (index: number) => void
  onConfirm: () => void
  onExclude: () => void
  onFind: () => void
  onSetAside: () => void
}

/** A line of the bank with what it may be. Its keys are shown while it is the current one. */
export function MatchLine({ line, isCurrent, picked, isBusy, onPick, ...on }: Props) {
  const { id, day, description, amount, direction, candidates, needsTwo } = line
  const best = candidates[picked] ?? candidates[0]
  const key = (letter: string) => (isCurrent ? <kbd className="key">{letter}</kbd> : null)
  return (
    <li className="match-line" aria-current={isCurrent ? 'true' : undefined}>
      <span className="mute num">{formatDate(day)}</span>
      <span className="match-text">{description}</span>
      <b className="num">{formatExactRupees(amount)}</b>
      <span>
        {best ? (
          <Link className="link" to={adminUserPath(best.account.id)}>
            {best.account.name}
          </Link>
        ) : (
          <span className="mute">{t.nobody(formatRupees(amount))}</span>
        )}
        <small>{best?.reference ?? best?.target}</small>
        {direction === 'out' && <small>{t.moneyOut}</small>}
      </span>
      <span className="match-fits">
        {best && best.fits.length > 0 && (
          <span className="match-fit">
            <Icon name="check" />
            {best.fits.map((fit) => t.fits[fit]).join(', ')}
          </span>
        )}
        {best?.doubts.map((doubt) => (
          <span key={doubt} className="match-doubt">
            <Icon name="warn" />
            {t.doubts[doubt]}
          </span>
        ))}
        {needsTwo && (
          <span className="match-doubt">
            <Icon name="users" />
            {t.needsTwo}
          </span>
        )}
      </span>
      <span className="match-acts">
        {best ? (
          <>
            <Button look={isCurrent ? 'primary' : 'line'} disabled={isBusy} onClick={on.onConfirm}>
              {t.confirm} {key('Y')}
            </Button>
            {isCurrent && (
              <Button disabled={isBusy} onClick={on.onExclude}>
                {t.notThis} {key('N')}
              </Button>
            )}
          </>
        ) : (
          <>
            {direction === 'in' && (
              <Button disabled={isBusy} onClick={on.onFind}>
                {t.find} {key('F')}
              </Button>
            )}
            <Button look="bare" disabled={isBusy} onClick={on.onSetAside}>
              {t.notOurs} {key('X')}
            </Button>
          </>
        )}
      </span>
      {isCurrent && candidates.length > 1 && (
        <fieldset className="match-candidates">
          <legend className="sr-only">{description}</legend>
          {candidates.map((one, index) => (
            <label key={one.id}>
              <input
                type="radio"
                name={`line-${id}`}
                checked={index === picked}
                onChange={() => onPick(index)}
              />
              <span>
                <b>{one.account.name}</b> {one.reference ?? one.target}
                <small className="num">
                  {t.candidate(formatExactRupees(one.amount), formatDateTime(one.at))}
                </small>
              </span>
              <kbd className="key">{index + 1}</kbd>
            </label>
          ))}
        </fieldset>
      )}
    </li>
  )
}
