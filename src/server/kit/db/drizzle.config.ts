import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate` writes the SQL that brings the last migration's schema to what `tables/`
 * says.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/kit/db/tables/index.ts',
  out: './src/server/kit/db/migrations',
})
