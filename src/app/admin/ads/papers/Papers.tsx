import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import type { CallResponse } from '#client/call.ts'
import { ADMIN_PATHS, adPaperPath } from '#config/app-paths.ts'
import { adminPapers as t, adPapers } from '#i18n/en/app/ad-papers.ts'
import { formatDate, formatMonth } from '#i18n/en/dates.ts'
import { PAPER_KINDS, type PaperKind } from '#shared/rules/ad-papers.ts'
import { listMonths } from '#shared/rules/ad-figures.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Select } from '#ui/Select.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { ReturnFiles } from './ReturnFiles.tsx'

type Row = CallResponse<'GET /ads/papers/all'>['data'][number]

const MONTHS_SHOWN = 24

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'number',
    name: t.columns.number,
    cell: ({ id, number, day }) => (
      <>
        <Link className="link name" to={adPaperPath(id)}>
          {number}
        </Link>
        <small>{formatDate(day)}</small>
      </>
    ),
  },
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, gstin }) => (
      <>
        {name}
        {gstin && <small>{gstin}</small>}
      </>
    ),
  },
  { id: 'kind', name: t.columns.kind, cell: ({ kind }) => adPapers.kinds[kind] },
  {
    id: 'taxable',
    name: t.columns.taxable,
    isFigure: true,
    cell: ({ taxable }) => formatExactRupees(taxable),
  },
  {
    id: 'amount',
    name: t.columns.amount,
    isFigure: true,
    cell: ({ amount }) => <b>{formatExactRupees(amount)}</b>,
  },
]

const isKind = (text: string | null): text is PaperKind => PAPER_KINDS.some((kind) => kind === text)

/** The papers of a month, and the accountant's files of it. */
export function Papers() {
  const [months] = useState(() => listMonths(getKolkataDate(new Date()), MONTHS_SHOWN))
  const list = useList('GET /ads/papers/all', (at) => {
    const kind = at.get('kind')
    return {
      month: months.find((one) => one === at.get('month')) ?? months[0]!,
      kind: isKind(kind) ? kind : '',
      search: at.get('search') ?? '',
      page: readPage(at),
      limit: 20,
    }
  })
  const answer = list.answer.data
  const month = months.find((one) => one === list.address.get('month')) ?? months[0]!
  return (
    <div className="stack">
      <AdminTable<Row>
        name="papers"
        caption={t.caption}
        columns={COLUMNS}
        rows={answer?.data}
        pagination={answer?.pagination}
        list={list}
        failed={({ serverMessage: notice }) => notice ?? t.failed}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        hint={t.hint}
        none={t.none}
        filters={[
          {
            name: 'kind',
            label: t.kind,
            choices: [
              { value: '', text: t.allKinds },
              ...PAPER_KINDS.map((value) => ({ value, text: adPapers.kinds[value] })),
            ],
          },
        ]}
        moreNames={['month']}
        moreFilters={
          <Select
            label={t.month}
            value={month}
            choices={months.map((value) => ({ value, text: formatMonth(value) }))}
            onChange={({ target }) => list.change({ month: target.value, page: null })}
          />
        }
        notice={answer && <Notice answer={answer} />}
      />
      <ReturnFiles month={month} />
    </div>
  )
}

/** What is missing for invoices, and the sums of the month. */
function Notice({ answer: { missing, sums } }: { answer: CallResponse<'GET /ads/papers/all'> }) {
  return (
    <div className="stack">
      {missing.map((name) => (
        <p key={name} className="notice">
          {t.missing[name]}{' '}
          <Link
            className="link"
            to={`${ADMIN_PATHS.adminSettings}?tab=${name === 'gstin' ? 'money' : 'contact'}`}
          >
            {t.toSettings}
          </Link>
        </p>
      ))}
      {sums.length > 0 && (
        <ul className="field-hint num">
          {sums.map(({ kind, count, amount }) => (
            <li key={kind}>
              {adPapers.kinds[kind]}: {t.sum(count, formatExactRupees(amount))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
