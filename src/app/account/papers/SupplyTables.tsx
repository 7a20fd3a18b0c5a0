import type { AdPaper } from '#contract/ad-papers.ts'
import { adPapers as t } from '#i18n/en/app/ad-papers.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { formatCount, formatExactRupees } from '#shared/rules/money.ts'

type Supply = NonNullable<AdPaper['supply']>

/** What was supplied, and what it comes to with tax. */
export function SupplyTables({ paper, supply }: { paper: AdPaper; supply: Supply }) {
  const { heads } = t
  return (
    <>
      <table className="paper-lines">
        <caption className="sr-only">{t.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.what}</th>
            <th scope="col">{heads.sac}</th>
            <th scope="col" className="r">
              {heads.clicks}
            </th>
            <th scope="col" className="r">
              {heads.rate}
            </th>
            <th scope="col" className="r">
              {heads.taxable}
            </th>
          </tr>
        </thead>
        <tbody>
          {supply.lines.map((line) => (
            <tr key={`${line.campaignId} ${line.percent}`}>
              <th scope="row">
                {t.line(
                  paper.site,
                  line.title,
                  t.days(formatDate(line.from), formatDate(line.until)),
                )}
              </th>
              <td data-label={heads.sac}>{supply.sac}</td>
              <td className="r" data-label={heads.clicks}>
                {formatCount(line.clicks)}
              </td>
              <td className="r" data-label={heads.rate}>
                {line.rate === null ? t.various : formatExactRupees(line.rate)}
              </td>
              <td className="r" data-label={heads.taxable}>
                {formatExactRupees(line.taxable)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="paper-sums">
        {listSums(paper, supply).map(([name, amount, isTotal]) => (
          <div key={name} className={isTotal ? 'paper-total' : undefined}>
            <dt>{name}</dt>
            <dd>{formatExactRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The sums below the lines; those of two rates stand one after the other. */
function listSums({ kind, amount, due }: AdPaper, { taxes }: Supply): [string, number, boolean][] {
  const rows = taxes.flatMap(
    ({ percent, taxable, cgst, sgst, igst }): [string, number, boolean][] => [
      [taxes.length > 1 ? `${t.taxable}, ${percent} %` : t.taxable, taxable, false],
      ...(igst > 0
        ? ([[t.igst(percent), igst, false]] as [string, number, boolean][])
        : ([
            [t.cgst(percent / 2), cgst, false],
            [t.sgst(percent / 2), sgst, false],
          ] as [string, number, boolean][])),
    ],
  )
  rows.push([t.total, amount, true])
  if (kind === 'credit-note') rows.push([t.credited, amount, false])
  if (due !== null) rows.push([t.fromBalance, due - amount, false], [t.due, due, true])
  return rows
}
