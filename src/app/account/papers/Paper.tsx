import styles from '#styles/app/screens/paper.css?url'
import { Link, useParams } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import type { AdPaper } from '#contract/ad-papers.ts'
import { adPapers as t } from '#i18n/en/app/ad-papers.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { HI_APP, HI_PAPERS } from '#i18n/hi-app.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { amountInHindiWords, amountInWords } from '#shared/text/amount-in-words.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import { HindiTitle } from '#ui/HindiTitle.tsx'
import { nameOfState } from './name-of-state.ts'
import { SupplyTables } from './SupplyTables.tsx'

/** A receipt, an invoice or a credit note as it was issued: a sheet of A4, to be printed. */
export function Paper() {
  const id = Number(useParams()['id'])
  const paper = useRead('GET /ads/papers/{id}', { params: { id } })
  const kind = paper.data?.data.kind
  return (
    <Screen
      title={kind ? t.kinds[kind] : shell.screens.adPaper}
      hindi={kind ? HI_PAPERS[kind] : HI_APP.screens.adPaper}
      actions={
        <>
          <Link className="button button-line" to={APP_PATHS.adBalance}>
            {t.back}
          </Link>
          <Button look="primary" icon="page" onClick={() => print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <QueryState query={paper}>{({ data }) => <Sheet paper={data} />}</QueryState>
    </Screen>
  )
}

function Sheet({ paper }: { paper: AdPaper }) {
  const { kind, seller, buyer, supply, amount, due } = paper
  return (
    <article className="paper-sheet num">
      <header>
        <Party party={seller} site={paper.site} />
        <div className="paper-title">
          <h2>{t.titles[kind]}</h2>
          <HindiTitle as="p">{HI_PAPERS[kind]}</HindiTitle>
          {supply && <p>{t.original}</p>}
        </div>
      </header>
      <div className="paper-facts">
        <section>
          <h3>{labelOfBuyer(kind)}</h3>
          <Party party={buyer} />
        </section>
        <Facts paper={paper} />
      </div>
      {supply && <SupplyTables paper={paper} supply={supply} />}
      <section className="paper-words">
        <h3>{t.words}</h3>
        <p lang="en">{amountInWords(amount)}</p>
        {READS_HINDI && <p lang="hi">{amountInHindiWords(amount)}</p>}
        {kind === 'invoice' && <p>{due ? t.notPaid(formatExactRupees(due)) : t.paid}</p>}
        {kind === 'receipt' && <p>{t.balanceNote}</p>}
        {paper.notCharged ? <p>{t.notCharged(paper.notCharged)}</p> : null}
      </section>
      <footer>
        <p className="paper-signed">
          {t.signed(seller.name)}
          <span>{t.signatory}</span>
        </p>
        {seller.email && <p>{t.questions(seller.email)}</p>}
      </footer>
    </article>
  )
}

const labelOfBuyer = (kind: AdPaper['kind']): string =>
  kind === 'receipt' ? t.receivedFrom : kind === 'refund' ? t.paidTo : t.billedTo

function Party({ party, site }: { party: AdPaper['seller']; site?: string }) {
  const { name, address, state, gstin, email } = party
  return (
    <div className="paper-party">
      <b>{name}</b>
      {site !== undefined && site !== name && <span>{site}</span>}
      {address && <span>{address}</span>}
      {state && <span>{nameOfState(state)}</span>}
      {site === undefined && !address && email && <span>{email}</span>}
      {gstin && (
        <span>
          {t.gstin} {gstin}
        </span>
      )}
    </div>
  )
}

/** Number, day and what else names the paper. */
function Facts({ paper }: { paper: AdPaper }) {
  const { supply, payment, note } = paper
  const f = t.facts
  const rows: [string, string][] = [
    [f.number, paper.number],
    [f.date, formatDate(paper.day)],
  ]
  if (note) rows.push([f.invoice, t.of(note.invoice, formatDate(note.invoiceDay))])
  if (supply) {
    rows.push(
      [f.period, t.days(formatDate(supply.from), formatDate(supply.until))],
      [f.place, nameOfState(supply.place)],
      [f.reverse, t.no],
    )
  }
  if (note) rows.push([f.reason, note.reason])
  if (payment) {
    rows.push([f.way, t.ways[payment.way]])
    if (payment.reference) rows.push([f.reference, payment.reference])
    if (payment.note) rows.push([f.note, payment.note])
    rows.push([f.amount, formatExactRupees(paper.amount)])
  }
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
