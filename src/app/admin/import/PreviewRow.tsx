import { useState } from 'react'
import type { ImportDetail } from '#contract/imports.ts'
import { importDecisions as t } from '#i18n/en/app/import-decisions.ts'
import { formatAddress } from '#shared/rules/business.ts'
import type { ImportField } from '#shared/rules/imports.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { getFieldLabel } from './field-labels.ts'

type Props = { one: ImportDetail }

/** One row as the listing that it becomes, and which column each value comes from. */
export function PreviewRow({ one: { previews, choices } }: Props) {
  const [at, setAt] = useState(0)
  const row = previews[at]
  if (!row) return null
  const { line, name, nameHi, category, description, phone, address, city, district } = row
  const place = address.trim()
    ? formatAddress({ address, city, zipCode: row.zipCode })
    : formatAddress({ city, district })
  const taken = Object.entries(choices.map) as [ImportField, string][]
  return (
    <section className="panel-box" aria-labelledby="as-listing">
      <header>
        <h2 id="as-listing">{t.rowAsListing(line)}</h2>
        <IconButton
          icon="arrow-left"
          label={t.previous}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <IconButton
          icon="arrow"
          label={t.next}
          disabled={at === previews.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </header>
      <div className="panel-body stack">
        <div className="card import-card" inert>
          <div className="card-body">
            <p className="card-kind">{category.name}</p>
            <h3 className="card-name">{name}</h3>
            {nameHi && (
              <p className="card-hindi hi" lang={LOCAL_LANGUAGE}>
                {nameHi}
              </p>
            )}
            <p className="card-place num">{place}</p>
            {description && <p className="card-text">{description}</p>}
            <p className="call num">
              <Icon name="phone" />
              {phone ? formatPhone(phone) : t.noPhone}
            </p>
          </div>
        </div>
        <dl className="import-maps">
          {taken
            .filter(([, column]) => column !== '')
            .map(([field, column]) => (
              <div key={field}>
                <dt>{[column, ...(choices.joins[field] ?? [])].join(' + ')}</dt>
                <dd>{getFieldLabel(field)}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  )
}
