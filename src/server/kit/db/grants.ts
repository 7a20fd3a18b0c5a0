import pg, { type ClientBase } from 'pg'

/**
 * Tables of money that are only added to. (Rows that go with their campaign are deleted by a
 * foreign key, with the owner's rights.)
 */
const APPEND_ONLY: ReadonlySet<string> = new Set([
  'ad_events',
  'ad_withdrawn',
  'ad_credits',
  'ad_journal',
  'ad_papers',
])

/**
 * Lets a role read and write the rows of all tables of this client's role, use its sequences and
 * call its functions, and nothing else. Only what differs is changed: a usual start writes nothing.
 * The months of the ledger need no rights, because they are read and written through `ad_events`.
 */
export async function grantRowAccess(client: ClientBase, role: string): Promise<void> {
  const statements = [
    ...(await onTables(client, role)),
    ...(await statementsOf(client, ON_SCHEMA, role)),
    ...(await statementsOf(client, ON_FUNCTIONS, role)),
  ]
  if (statements.length > 0) await client.query(statements.join(';\n'))
}

type Relation = { name: string; kind: 'r' | 'p' | 'v' | 'S'; granted: string[] }

async function onTables(client: ClientBase, role: string): Promise<string[]> {
  const { rows } = await client.query<Relation>(
    `select relname as name, relkind as kind,
      array(select a.privilege_type from aclexplode(relacl) a
        where a.grantee = (select oid from pg_roles where rolname = $1) order by 1) as granted
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
      and not relispartition and pg_has_role(relowner, 'USAGE')`,
    [role],
  )
  const to = pg.escapeIdentifier(role)
  return rows.flatMap((relation) => {
    const allowed = allowedOn(relation)
    if (allowed.join() === relation.granted.join()) return []
    const kind = relation.kind === 'S' ? 'sequence' : 'table'
    const on = `${kind} public.${pg.escapeIdentifier(relation.name)}`
    return [`revoke all on ${on} from ${to}`, `grant ${allowed.join()} on ${on} to ${to}`]
  })
}

function allowedOn({ name, kind }: Relation): string[] {
  if (kind === 'S') return ['USAGE']
  if (kind === 'v') return ['SELECT']
  return APPEND_ONLY.has(name) ? ['INSERT', 'SELECT'] : ['DELETE', 'INSERT', 'SELECT', 'UPDATE']
}

/**
 * Everybody (PUBLIC) may make tables in a schema of before Postgres 15, and temporary ones in any
 * database.
 */
const ON_SCHEMA = `
  select format('grant usage on schema public to %I', $1::text) as statement
  where not has_schema_privilege($1, 'public', 'USAGE')
  union all
  select format('revoke create on schema public from public, %I', $1::text)
  where has_schema_privilege($1, 'public', 'CREATE')
  union all
  select format('revoke temporary on database %I from public, %I', datname, $1::text)
  from pg_database
  where datname = current_database() and pg_has_role(datdba, 'USAGE')
    and has_database_privilege($1, oid, 'TEMPORARY')`

const ON_FUNCTIONS = `
  select format('grant execute on function %s to %I', oid::regprocedure, $1::text) as statement
  from pg_proc
  where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'USAGE')
    and not has_function_privilege($1, oid, 'EXECUTE')`

async function statementsOf(client: ClientBase, query: string, role: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(query, [role])
  return rows.map(({ statement }) => statement)
}
