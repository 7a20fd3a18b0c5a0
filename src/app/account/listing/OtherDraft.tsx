import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { EditConflict, type Whole } from './EditConflict.tsx'
import { picturesOf, valuesFrom, type FieldName } from './values.ts'

type Props = {
  id: number
  mine: Whole
  /** Writes over what the other device saved. */
  onMine: () => Promise<void>
  onTheirs: () => void
}

/** Another device has saved this draft: shows both once one asks, and lets one choose. */
export function OtherDraft({ id, mine, onMine, onTheirs }: Props) {
  const [theirs, setTheirs] = useState<Whole | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const look = async () => {
    setState('busy')
    try {
      const { data } = await call('GET /business-drafts/{id}', { params: { id } })
      setTheirs({ ...valuesFrom(data.values), ...picturesOf(data.values) })
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
