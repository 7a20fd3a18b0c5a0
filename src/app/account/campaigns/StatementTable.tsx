import { campaignStats } from '#i18n/en/app/campaign-stats.ts'

type Row = { key: string; names: readonly string[]; figures: readonly string[] }
type Props = {
  title: string
  heads: readonly string[]
  /** Column heads of the right-aligned figures. */
  figures: readonly string[]
  rows: readonly Row[]
  total?: readonly string[]
}

/** More columns than this have no room beside one another on a phone. */
const NARROW = 4

/** A part of a statement; the first column names its row. */
export const StatementTable = ({ title, heads, figures, rows, total }: Props) => (
  <table
    className={`statement-table${heads.length + figures.length > NARROW ? ' statement-wide' : ''}`}
  >
    <caption>{title}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {figures.map((head) => (
          <th key={head} scope="col" className="r">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, names, figures: amounts }) => (
        <tr key={key}>
          {names.map((name, at) =>
            at === 0 ? (
              <th key={at} scope="row">
                {name}
              </th>
            ) : (
              <td key={at} data-label={heads[at]}>
                {name}
              </td>
            ),
          )}
          {amounts.map((figure, at) => (
            <td key={at} className="r" data-label={figures[at]}>
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {total && (
      <tfoot>
        <tr>
          <th scope="row" colSpan={heads.length}>
            {campaignStats.statement.total}
          </th>
          {total.map((figure, at) => (
            <td key={at} className="r" data-label={figures[at]}>
              <b>{figure}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
)
