import type { z } from 'zod'

/** One line per wrong name, aligned: what an operator reads when a start is refused. */
export function configTable(error: z.ZodError): string {
  const rows = error.issues.map(({ path, message }) => [String(path[0] ?? '(all)'), message] as const)
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, message]) => `  ${name.padEnd(width)}  ${message}`)
  return ['The environment is wrong (names and defaults: .env.example):', ...lines].join('\n')
}
