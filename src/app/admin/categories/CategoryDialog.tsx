import { LongTextField } from '#app/form/LongTextField.tsx'
import { HindiNameInput } from '#app/admin/record/HindiNameInput.tsx'
import { RecordEditor, type RecordEditorProps } from '#app/admin/record/RecordEditor.tsx'
import { StatusSelect } from '#app/admin/record/selects.tsx'
import type { Problems } from '#app/admin/record/use-record-form.ts'
import { splitByComma, parseOrderNumber } from '#app/admin/record/record-values.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { isSlug, slugify } from '#shared/text/slug.ts'
import { TextInput } from '#ui/TextInput.tsx'

const valuesOf = (row: ManagedCategory | undefined) => ({
  name: row?.name ?? '',
  nameHi: row?.nameHi ?? '',
  slug: row?.slug ?? '',
  /** The slug follows the name until somebody writes another. */
  isOwnSlug: row !== undefined,
  description: row?.description ?? '',
  descriptionHi: row?.descriptionHi ?? '',
  icon: row?.icon ?? '',
  color: row?.color ?? '#6366f1',
  status: row?.status ?? ('active' as const),
  sortOrder: String(row?.sortOrder ?? 0),
  keywords: row?.keywords.join(', ') ?? '',
})

type Values = ReturnType<typeof valuesOf>

function check({ name, slug }: Values): Problems {
  return {
    ...(name.trim() === '' ? { name: records.required } : {}),
    ...(slug.trim() === ''
      ? { slug: records.required }
      : isSlug(slug.trim())
        ? {}
        : { slug: t.wrongSlug }),
  }
}

const toBody = ({ isOwnSlug: _, ...values }: Values) => ({
  ...values,
  slug: values.slug.trim(),
  sortOrder: parseOrderNumber(values.sortOrder),
  keywords: splitByComma(values.keywords),
})

/** A category, new or as it is. */
export const CategoryDialog = (props: RecordEditorProps<'/categories'>) => (
  <RecordEditor {...props} {...{ check, toBody }} start={valuesOf(props.row)}>
    {({ values, change, field }) => (
      <>
        <div className="pair">
          <TextInput
            {...field('name')}
            label={t.columns.name}
            required
            maxLength={120}
            onChange={({ target }) =>
              change({
                name: target.value,
                ...(values.isOwnSlug
                  ? {}
                  : { slug: target.value && slugify(target.value, 'category') }),
              })
            }
          />
          <HindiNameInput {...field('nameHi')} name={values.name} maxLength={120} />
        </div>
        <TextInput
          {...field('slug')}
          label={t.slug}
          hint={props.row ? t.slugChanges : t.slugHint}
          required
          maxLength={80}
          onChange={({ target }) => change({ slug: target.value, isOwnSlug: true })}
        />
        <LongTextField {...field('description')} label={t.description} max={1000} rows={2} />
        <LongTextField
          {...field('descriptionHi')}
          label={records.descriptionHi}
          lang={LOCAL_LANGUAGE}
          max={1000}
          rows={2}
        />
        <div className="pair">
          <TextInput {...field('icon')} label={t.icon} hint={t.iconHint} maxLength={16} />
          <TextInput {...field('color')} label={t.color} type="color" />
        </div>
        <div className="pair">
          <StatusSelect {...field('status')} />
          <TextInput {...field('sortOrder')} label={t.columns.order} inputMode="numeric" />
        </div>
        <LongTextField
          {...field('keywords')}
          label={t.keywords}
          hint={t.keywordsHint}
          max={6000}
          rows={2}
        />
      </>
    )}
  </RecordEditor>
)
