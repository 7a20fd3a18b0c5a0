import type { ClientBase } from 'pg'

/**
 * Tables and their rights, columns, constraints, indexes, functions and their rights, triggers and
 * sequences of a database, each as one line. The order of columns is not in it, nor are the months
 * of the ledger of ads.
 */
export async function describeSchema(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(SCHEMA)
  return rows.map(({ line }) => line).sort()
}

const RIGHTS = (of: string) =>
  `(select string_agg(concat_ws(' ', grantee::regrole, privilege_type), ', '
    order by grantee::regrole::text, privilege_type) from aclexplode(${of}))`

const SCHEMA = `
  with tables as (
    select oid, relname, relkind, reloptions, relacl, relowner from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition)
  select concat_ws(' ', 'table', relname, relkind, reloptions, pg_get_partkeydef(oid),
    relowner::regrole, ${RIGHTS('relacl')}) as line
  from tables
  union all
  select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), collname,
    case when attnotnull then 'not null' end, nullif(attidentity, ''), nullif(attgenerated, ''),
    attstattarget, pg_get_expr(adbin, adrelid))
  from tables join pg_attribute a on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_collation c on c.oid = attcollation
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(c.oid), convalidated)
  from tables join pg_constraint c on conrelid = tables.oid
  union all
  select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
  union all
  select concat_ws(' ', pg_get_functiondef(p.oid), proowner::regrole, ${RIGHTS('proacl')})
  from pg_proc p where pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
  from tables join pg_trigger t on tgrelid = tables.oid where not tgisinternal
  union all
  select concat_ws(' ', 'sequence', relname, seqtypid::regtype, seqstart, seqincrement, seqmin,
    seqmax, seqcycle, ${RIGHTS('relacl')})
  from pg_sequence join pg_class c on c.oid = seqrelid where relnamespace = 'public'::regnamespace`
