import type { Pool } from 'pg'

/** The role that serves, and the database it is in. */
export type CurrentRole = { role: string; database: string }

export async function getCurrentRole(pool: Pool): Promise<CurrentRole> {
  const { rows } = await pool.query<CurrentRole>(
    'select current_user as role, current_database() as database',
  )
  return rows[0]!
}

/**
 * Whether the role that serves may do more than read and write rows: as a superuser, as the owner
 * of a table, or as a member of such a role.
 */
export async function hasExcessRights(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ more: boolean }>(
    `select exists (select from pg_roles where rolsuper and pg_has_role(oid, 'MEMBER')) or
      exists (select from pg_class where relnamespace = 'public'::regnamespace
        and pg_has_role(relowner, 'MEMBER')) as more`,
  )
  return rows[0]!.more
}
