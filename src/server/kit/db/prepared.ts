import type { Db } from './connection.ts'

/**
 * A statement that is built and planned once for each database: `const byId = prepared((db) =>
 * db.select()….prepare('account_by_id'))`, used as `byId(db).execute({ id })`.
 */
export function createPrepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const present = built.get(db)
    if (present !== undefined) return present
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
