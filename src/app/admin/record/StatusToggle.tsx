import { records as t } from '#i18n/en/app/records.ts'

type Props = {
  isActive: boolean
  name: string
  isBusy: boolean
  onToggle: () => void
}

/** The state of a record; a press turns it into the other one. */
export const StatusToggle = ({ isActive, name, isBusy, onToggle }: Props) => (
  <button
    type="button"
    className={`pill pill-press ${isActive ? 'pill-live' : 'pill-paused'}`}
    disabled={isBusy}
    onClick={onToggle}
  >
    {isActive ? t.active : t.inactive}
    <span className="sr-only">: {isActive ? t.deactivateOf(name) : t.activateOf(name)}</span>
  </button>
)
