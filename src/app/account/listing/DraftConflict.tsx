import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { EditConflict, type ListingSnapshot } from './EditConflict.tsx'
import { toPictures, parseDraftValues, type FieldName } from './values.ts'

type Props = {
  id: number
  mine: ListingSnapshot
  /** Writes over what the other device saved. */
  onMine: () => Promise<void>
  onTheirs: () => void
}

/** Another device has saved this draft: shows both once one asks, and lets one choose. */
export function DraftConflict({ id, mine, onMine, onTheirs }: Props) {
  const [theirs, setTheirs] = useState<ListingSnapshot | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const look = async () => {
    setState('busy')
    try {
      const { data } = await call('GET /business-drafts/{id}', { params: { id } })
      setTheirs({ ...parseDraftValues(data.values), ...toPictures(data.values) })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="saved saved-not" role="status">
      {state === 'failed' ? t.lookFailed : t.saved.other}{' '}
      <Button busy={state === 'busy' && t.looking} onClick={() => void look()}>
        {t.look}
      </Button>
      <EditConflict
        mine={mine}
        theirs={theirs}
        fields={Object.keys(mine) as FieldName[]}
        onClose={() => setTheirs(null)}
        onTheirs={onTheirs}
        onMine={() => {
          setTheirs(null)
          void onMine().catch(() => setState('failed'))
        }}
      />
    </div>
  )
}
