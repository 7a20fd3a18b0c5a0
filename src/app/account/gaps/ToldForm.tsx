import { useState } from 'react'
import { formatWeek } from '#app/account/listing/week-text.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { MAX_CALL_NOTE_LENGTH } from '#shared/rules/calls.ts'
import { readFactAnswer } from '#shared/rules/facts.ts'
import type { Gap } from '#shared/rules/gaps.ts'
import { parseHoursLine } from '#shared/rules/hours-line.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { HerePoint } from './HerePoint.tsx'

const FIELDS = ['phone', 'hours', 'point'] as const
export type ToldValues = Partial<Record<(typeof FIELDS)[number] | 'note', string>> & {
  here?: 'yes' | 'no'
}

type Props = {
  listing: { missing: readonly Gap[] }
  /** On a visit: the point where one stands. */
  withPoint?: boolean
  isBusy: boolean
  /** What the server says is wrong, by field; and as a whole. */
  fields: Readonly<Record<string, string>>
  problem: string | null | undefined
  onSave: (values: ToldValues) => void
}

/** What they told: one field for each fact, those first that the listing lacks. */
export function ToldForm({ listing, withPoint = false, isBusy, fields, problem, onSave }: Props) {
  const [values, setValues] = useState<ToldValues>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const set = (change: ToldValues) => setValues({ ...values, ...change })
  const errors = { ...fields, ...wrong }
  const week = values.hours ? parseHoursLine(values.hours) : null
  const submit = () => {
    const found: Record<string, string> = {}
    for (const name of FIELDS) {
      const typed = values[name]?.trim()
      if (typed && 'problem' in readFactAnswer(name, typed)) found[name] = t.problems[name]
    }
    const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()))
    if (Object.keys(told).length === 0) found['note'] = t.problems.nothing
    setWrong(found)
    if (Object.keys(found).length === 0) onSave(told)
  }
  const order = FIELDS.filter((name) => name !== 'point' || withPoint).toSorted(
    (a, b) => Number(listing.missing.includes(b)) - Number(listing.missing.includes(a)),
  )
  return (
    <form
      className="told-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {order.map((name) => (
        <div key={name}>
          <TextInput
            label={t.gaps[name]}
            error={errors[name]}
            placeholder={t.placeholders[name]}
            inputMode={name === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            maxLength={200}
            value={values[name] ?? ''}
            onChange={({ target }) => set({ [name]: target.value })}
          />
          {name === 'hours' && week && <p className="mute">{t.shownAs(formatWeek(week))}</p>}
          {name === 'hours' && !values.hours && (
            <div className="row">
              {t.commonHours.map((line) => (
                <Chip key={line} onClick={() => set({ hours: line })}>
                  {line}
                </Chip>
              ))}
            </div>
          )}
          {name === 'point' && <HerePoint onFound={(point) => set({ point })} />}
        </div>
      ))}
      <div>
        <p className="field-label">{t.stillHere}</p>
        <SegmentedControl
          label={t.stillHere}
          choices={[
            { value: 'yes', text: t.yes },
            { value: 'no', text: t.closed },
          ]}
          chosen={values.here ?? ''}
          onChoose={(here) => set({ here: here as 'yes' | 'no' })}
        />
      </div>
      <TextInput
        label={t.note}
        error={errors['note']}
        maxLength={MAX_CALL_NOTE_LENGTH}
        value={values.note ?? ''}
        onChange={({ target }) => set({ note: target.value })}
      />
      <div role="alert">
        {problem && Object.keys(fields).length === 0 && (
          <p className="notice notice-error">{problem}</p>
        )}
      </div>
      <Button type="submit" look="primary" busy={isBusy && t.saving}>
        {t.save}
      </Button>
    </form>
  )
}
