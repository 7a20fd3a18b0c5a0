import { sql } from 'drizzle-orm'

/** What the journal moved between advertisers and an account of the books. */
const net = (account: string) =>
  sql.raw(`
  coalesce(sum(case when credit = '${account}' then amount when debit = '${account}' then -amount
    end) filter (where paper_id is null), 0)::bigint`)
const credited = (account: string) =>
  sql.raw(`
  coalesce(sum(amount) filter (where paper_id is not null and debit = '${account}'), 0)::bigint`)

/** The months of tax against the journal. */
const MONTHS = sql`
  select 'paise of account ' || account_id || ' in ' || to_char(month, 'YYYY-MM') || ' at '
      || percent || ' %: ' || part.what as what,
    part.sum, part.other as journal
  from ad_tax_months m full join (
    select account_id, tax_month as month, percent, ${net('earned')} as taxable,
      ${net('tax')} as tax, ${credited('earned')} as credited, ${credited('tax')} as credited_tax
    from ad_journal where tax_month is not null group by 1, 2, 3) j
    using (account_id, month, percent),
  lateral (values
    ('taxed', coalesce(m.taxable, 0), coalesce(j.taxable, 0)),
    ('tax', coalesce(m.tax, 0), coalesce(j.tax, 0)),
    ('credited', coalesce(m.credited, 0), coalesce(j.credited, 0)),
    ('tax credited', coalesce(m.credited_tax, 0), coalesce(j.credited_tax, 0)))
    as part (what, sum, other)
  where part.sum <> part.other`

/** What stands on a paper, added up. */
const SUMMED = sql`
  select p.*, lines.taxable as of_lines, lines.clicks, lines.wrong, taxes.taxable, taxes.tax
  from ad_papers p
  left join lateral (
    select sum((line->>'taxable')::bigint)::bigint as taxable,
      sum((line->>'clicks')::bigint)::bigint as clicks,
      count(*) filter (where (line->>'rate')::bigint * (line->>'clicks')::bigint
        <> (line->>'taxable')::bigint)::bigint as wrong
    from jsonb_array_elements(p.content->'supply'->'lines') line) lines on true
  left join lateral (
    select sum((one->>'taxable')::bigint)::bigint as taxable,
      sum((one->>'cgst')::bigint + (one->>'sgst')::bigint + (one->>'igst')::bigint)::bigint as tax
    from jsonb_array_elements(p.content->'supply'->'taxes') one) taxes on true`

/** Papers against themselves, the journal and the months of tax. */
const PAPERS = sql`
  select p.number || ': ' || part.what, part.sum, part.other
  from (${SUMMED}) p
  left join lateral (
    select sum(m.taxable)::bigint as taxable, sum(m.tax)::bigint as tax
    from ad_tax_months m
    where m.account_id = p.account_id and m.month = p.month and m.is_invoiced) m on true
  left join lateral (
    select sum(amount)::bigint as amount, sum(clicks)::bigint as clicks
    from ad_journal j where j.paper_id = p.id) own on true
  left join lateral (
    select sum(case when credit = 'earned' then clicks when debit = 'earned' then -clicks end
      )::bigint as clicks
    from ad_journal j where p.kind = 'invoice' and j.account_id = p.account_id
      and j.tax_month = p.month and j.paper_id is null) charged on true,
  lateral (values
    ('paise', p.amount, case p.kind when 'invoice' then m.taxable + m.tax else own.amount end),
    ('paise of its lines', p.of_lines, p.taxable),
    ('paise with tax', p.taxable + p.tax, case when p.of_lines is not null then p.amount end),
    ('clicks', p.clicks,
      case p.kind when 'invoice' then charged.clicks when 'credit-note' then own.clicks end),
    ('lines that are not price by clicks', p.wrong, 0))
    as part (what, sum, other)
  where part.sum is distinct from part.other`

/** Numbers without a gap, and no month that is said to be invoiced without its invoice. */
const NUMBERS = sql`
  select 'numbers of ' || kind || ' in ' || year, coalesce(s.last, 0)::bigint,
    coalesce(p.count, 0)::bigint
  from ad_paper_series s full join (
    select kind, year, count(*) as count, max(sequence) as last from ad_papers group by 1, 2) p
    using (kind, year)
  where s.last is distinct from p.count or s.last is distinct from p.last
  union all
  select 'invoices of account ' || m.account_id || ' for ' || to_char(m.month, 'YYYY-MM'),
    count(distinct m.month)::bigint, 0::bigint
  from ad_tax_months m where m.is_invoiced and not exists (
    select from ad_papers p where p.account_id = m.account_id and p.month = m.month)
  group by m.month, m.account_id`

/** Papers and months of tax that are not what the journal says: what differs, both figures. */
export const PAPERS_THAT_DIFFER = sql`${MONTHS} union all ${PAPERS} union all ${NUMBERS}`
