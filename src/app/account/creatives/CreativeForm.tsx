import { useMemo } from 'react'
import { LongTextField } from '#app/form/LongTextField.tsx'
import type { Creative } from '#contract/ad-creatives.ts'
import { printAdLabel } from '#i18n/en/app/ad-labels.ts'
import { creativesApp } from '#i18n/en/app/creatives-app.ts'
import {
  MAX_AD_TEXT_LENGTH,
  MAX_CALL_TO_ACTION_LENGTH,
  MAX_CREATIVE_NAME_LENGTH,
  CREATIVE_TYPES,
  MAX_HEADLINE_LENGTH,
  POSITION_SPECS,
  SIZE_SPECS,
  TYPE_SPECS,
  type CreativeType,
} from '#shared/rules/ad-specs.ts'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { CreativeFiles } from './CreativeFiles.tsx'
import { toPreviewCreative } from './creative-values.ts'
import { SlotPreview } from './SlotPreview.tsx'
import { useCreativeForm } from './use-creative-form.ts'

const t = creativesApp.form

const choicesOf = (specs: readonly { value: string; label: string }[]) =>
  specs.map(({ value, label }) => ({ value, text: printAdLabel(label) }))

type Props = {
  campaign: { id: number; title: string }
  creative: Creative | null
  onBack: () => void
  onDone: () => void
}

/** Adds a creative, or changes the words and the place of one, with a preview as one types. */
export function CreativeForm({ campaign, creative, onBack, onDone }: Props) {
  const { ref, values, change, field, problem, isBusy, submit, ...sending } = useCreativeForm({
    campaignId: campaign.id,
    ...{ creative, onDone },
  })
  const { share, isLineDown, stop, urls } = sending
  // Keep the same object until something changes: a new one would restart a video at each
  // keystroke.
  const drawn = useMemo(() => toPreviewCreative(values, urls, creative), [values, urls, creative])
  const text = (name: 'name' | 'headline' | 'callToAction', maxLength: number) => ({
    ...field(name),
    ...{ label: t[name], maxLength, counted: true },
  })
  return (
    <form
      ref={ref}
      className="form creative-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="creative-split">
        <div className="form">
          {!creative && (
            <Select
              label={t.type}
              value={values.type}
              choices={choicesOf(CREATIVE_TYPES.map((type) => TYPE_SPECS[type]))}
              onChange={({ target }) => change({ type: target.value as CreativeType, files: [] })}
            />
          )}
          <TextInput {...text('name', MAX_CREATIVE_NAME_LENGTH)} hint={t.nameHint} required />
          {creative ? (
            values.type !== 'text' && <p className="field-hint">{t.fileStays}</p>
          ) : (
            <CreativeFiles
              type={values.type}
              size={values.size}
              files={values.files}
              problem={field('files').error}
              disabled={isBusy}
              onFiles={(files) => change({ files })}
            />
          )}
          <div className="pair">
            <Select {...field('size')} label={t.size} required choices={choicesOf(SIZE_SPECS)} />
            <Select
              {...field('position')}
              label={t.position}
              required
              choices={choicesOf(POSITION_SPECS)}
            />
          </div>
          <TextInput {...text('headline', MAX_HEADLINE_LENGTH)} />
          <LongTextField
            {...field('description')}
            label={t.description}
            rows={2}
            max={MAX_AD_TEXT_LENGTH}
            isCounted
          />
          <TextInput {...text('callToAction', MAX_CALL_TO_ACTION_LENGTH)} />
        </div>
        <SlotPreview
          key={values.size}
          creative={drawn}
          title={campaign.title}
          size={values.size}
          position={values.position}
        />
      </div>
      <div role="alert">
        {problem?.text && (
          <div className="notice notice-error">
            <div>
              <p>{problem.text}</p>
              {isLineDown && <Button onClick={submit}>{t.again}</Button>}
            </div>
          </div>
        )}
      </div>
      {isBusy && values.files.length > 0 && (
        <div className="stack stack-s num">
          <span>{t.sent(String(Math.round(share * 100)))}</span>
          <Meter value={share} label={t.sendingFile} />
        </div>
      )}
      <div className="dialog-actions">
        {isBusy ? (
          <Button onClick={stop}>{t.stop}</Button>
        ) : (
          <Button onClick={onBack}>{creativesApp.cancel}</Button>
        )}
        <Button type="submit" look="primary" busy={isBusy && t.saving}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
