import type { Creative } from '#contract/ad-creatives.ts'
import { printAdLabel } from '#i18n/en/app/ad-labels.ts'
import { creativesApp as t } from '#i18n/en/app/creatives-app.ts'
import { POSITION_SPECS, SIZE_SPECS, TYPE_SPECS } from '#shared/rules/ad-specs.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'
import { AdInSlot, getSlotsForSize } from './SlotPreview.tsx'

const VARIANTS: Record<Creative['state'], StatusVariant> = {
  pending: 'wait',
  approved: 'live',
  rejected: 'no',
}

const labelOf = (specs: readonly { value: string; label: string }[], value: string): string =>
  printAdLabel(specs.find((spec) => spec.value === value)?.label ?? value)

type Props = { creative: Creative; onEdit: () => void; onRemove: () => void }

/** A creative as the site shows it, with its state and actions. */
export function CreativeCard({ creative, onEdit, onRemove }: Props) {
  const { id, name, type, size, position, state, rejectionReason, proposed, campaign } = creative
  const slots = getSlotsForSize(size)
  return (
    <article className="creative" aria-labelledby={`creative-${id}`}>
      <div className="overflow-hidden" role="group" aria-label={t.preview.label}>
        <AdInSlot
          creative={creative}
          title={campaign.title}
          size={slots.includes(size) ? size : '300x250'}
        />
      </div>
      <div className="row row-apart">
        <h3 className="grow" id={`creative-${id}`}>
          {name}
        </h3>
        <StatusPill look={VARIANTS[state]}>{t.states[state]}</StatusPill>
      </div>
      <p className="mute num">
        {printAdLabel(TYPE_SPECS[type].label)} · {labelOf(SIZE_SPECS, size)} ·{' '}
        {labelOf(POSITION_SPECS, position)}
      </p>
      {state === 'pending' && <p className="mute">{t.waits}</p>}
      {proposed && <p className="notice">{t.changeWaits}</p>}
      {rejectionReason && (
        <p>
          {state === 'approved' && `${t.changeRefused} `}“{rejectionReason}”{' '}
          <button type="button" className="link" aria-label={t.mendOf(name)} onClick={onEdit}>
            {t.mend}
          </button>
        </p>
      )}
      <div className="row">
        <Button look="bare" icon="edit" aria-label={t.editOf(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button look="bare" icon="trash" aria-label={t.removeOf(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </article>
  )
}
