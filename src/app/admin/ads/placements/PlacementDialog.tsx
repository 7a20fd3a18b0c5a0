import { RecordEditor, type RecordEditorProps } from '#app/admin/record/RecordEditor.tsx'
import type { Problems, RecordForm } from '#app/admin/record/use-record-form.ts'
import type { Placement } from '#contract/placements.ts'
import { formatSize } from '#app/creatives/format-size.ts'
import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'
import { records } from '#i18n/en/app/records.ts'
import {
  AD_PAGES,
  AD_POSITIONS,
  AD_SIZES,
  PLACEMENT_CODE_PATTERN,
  DEFAULT_PLACEMENT,
} from '#shared/rules/ad-slots.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextInput } from '#ui/TextInput.tsx'

const LONGEST = 64

/** A placement's code made of its name: `Above the list` is `above_the_list`. */
const toPlacementCode = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, LONGEST)

const valuesOf = (row: Placement | undefined) => ({
  name: row?.name ?? '',
  code: row?.code ?? '',
  page: row?.page ?? ('' as const),
  position: row?.position ?? ('' as const),
  size: row?.size ?? DEFAULT_PLACEMENT.size,
  priority: String(row?.priority ?? DEFAULT_PLACEMENT.priority),
  isActive: row?.isActive ?? true,
  showsHouseAds: row?.showsHouseAds ?? true,
})

type Values = ReturnType<typeof valuesOf>

function check({ name, code, page, position, priority }: Values): Problems {
  const problems: Problems = {}
  for (const [field, value] of Object.entries({ name, code, page, position }))
    if (value.trim() === '') problems[field] = records.required
  if (code.trim() !== '' && !PLACEMENT_CODE_PATTERN.test(code.trim()))
    problems['code'] = t.wrongCode
  if (!/^[1-9]\d{0,2}$|^1000$/.test(priority.trim())) problems['priority'] = t.wrongPriority
  return problems
}

function toBody({ page, position, priority, ...values }: Values) {
  // The check has seen to both.
  if (page === '' || position === '') throw new Error('no page or position')
  return { ...values, page, position, priority: Number(priority) }
}

/** A place for advertisements, new or as it is. */
export const PlacementDialog = (props: RecordEditorProps<'/ads/placements'>) => (
  <RecordEditor {...props} {...{ check, toBody }} start={valuesOf(props.row)}>
    {(form) => <Fields form={form} isNew={!props.row} />}
  </RecordEditor>
)

type FieldsProps = { form: RecordForm<Values>; isNew: boolean }

function Fields({ form: { values, change, field }, isNew }: FieldsProps) {
  const rename = (name: string) =>
    change({
      name,
      // The code of a new one follows the name until another is written.
      ...(isNew && values.code === toPlacementCode(values.name)
        ? { code: toPlacementCode(name) }
        : {}),
    })
  return (
    <>
      <TextInput
        {...field('name')}
        label={t.fields.name}
        required
        maxLength={120}
        onChange={({ target }) => rename(target.value)}
      />
      <TextInput
        {...field('code')}
        label={t.fields.code}
        hint={t.fields.codeHint}
        required
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="pair">
        <Select
          {...field('page')}
          label={t.fields.page}
          required
          choices={[
            { value: '', text: t.choose },
            ...AD_PAGES.map((value) => ({ value, text: t.pages[value] })),
          ]}
        />
        <Select
          {...field('position')}
          label={t.fields.position}
          required
          choices={[
            { value: '', text: t.choose },
            ...AD_POSITIONS.map((value) => ({ value, text: t.positions[value] })),
          ]}
        />
      </div>
      <div className="pair">
        <Select
          {...field('size')}
          label={t.fields.size}
          required
          choices={AD_SIZES.map((value) => ({ value, text: formatSize(value) }))}
        />
        <TextInput
          {...field('priority')}
          label={t.fields.priority}
          hint={t.fields.priorityHint}
          required
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <Switch
        label={t.fields.active}
        hint={t.fields.activeHint}
        checked={values.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      />
      {values.position !== 'popup' && (
        <Switch
          label={t.fields.house}
          hint={t.fields.houseHint}
          checked={values.showsHouseAds}
          onChange={({ target }) => change({ showsHouseAds: target.checked })}
        />
      )}
    </>
  )
}
