import { defineConfig } from 'drizzle-kit'

/** For comparing the schema with a database and for looking into one; migrations are written by hand, in SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/db/schema',
  out: './provider/db/migrations',
  dbCredentials: { url: process.env.DATABASE_URL ?? '' },
})
