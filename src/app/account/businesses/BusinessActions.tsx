import { Link, useNavigate } from '#app/router/index.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { listingHistoryPath, listingPreviewPath } from '#config/app-paths.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { Button } from '#ui/Button.tsx'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { getBusinessState } from './business-state.ts'
import type { BusinessAction } from './use-business-actions.ts'

type Props = {
  business: OwnBusiness
  isBusy: boolean
  onAct: (act: BusinessAction, business: OwnBusiness) => void
}

/** The buttons of a row beside Edit: what fits the state, the rest in a menu. */
export function BusinessActions({ business, isBusy, onAct }: Props) {
  const navigate = useNavigate()
  const { id, name } = business
  const standing = getBusinessState(business)
  const button = (act: BusinessAction, text: string) => (
    <Button disabled={isBusy} aria-label={`${text}: ${name}`} onClick={() => onAct(act, business)}>
      {text}
    </Button>
  )
  const item = (act: BusinessAction, text: string): MenuItem => ({
    text,
    onChoose: () => onAct(act, business),
  })
  if (standing === 'deleted') return button('restore', t.undo)
  const isShown = ['live', 'paused', 'moved', 'closed'].includes(standing)
  const items: MenuItem[] = [
    ...(isShown ? [item('pause', standing === 'paused' ? t.changePause : t.pause)] : []),
    ...(isShown && standing !== 'moved' ? [item('move', t.move)] : []),
    ...(isShown && standing !== 'closed' ? [item('close', t.close)] : []),
    { text: t.history, icon: 'clock', onChoose: () => void navigate(listingHistoryPath(id)) },
    { ...item('delete', t.delete), icon: 'trash', isDangerous: true },
  ]
  return (
    <>
      {(standing === 'sentBack' || standing === 'hidden') && button('sendAgain', t.sendAgain)}
      {isShown && standing !== 'live' && button('open', t.openAgain)}
      {(!isShown || standing === 'paused') && (
        <Link className="button button-line" to={listingPreviewPath(id)}>
          {t.preview}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
      <Menu label={t.more(name)} items={items} />
    </>
  )
}
