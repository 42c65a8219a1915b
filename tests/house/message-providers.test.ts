import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const HOOK =
  /\b(useTranslations|useLocale|useMessages|useTimeZone|useFormatter)\b[^}]*\}\s*from '(next-intl|@\/lib\/i18n\/use-formatter)'/
const ROOTS = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(page|layout|error)\.tsx$/.test(name))
  .map((name) => join('app', name))

it('every part that the browser renders with translated texts is below a provider of messages; the frame has none', () => {
  expect(ROOTS.length).toBeGreaterThan(50)
  expect(ROOTS.flatMap((root) => bareTextPaths(root))).toEqual([])
})

/** Ways from this page to a file that the browser renders and that asks next-intl, past every provider. */
function bareTextPaths(root: string): string[] {
  const paths: string[] = []
  const seen = new Set<string>()
  const visit = (file: string, way: string, isParentClient: boolean) => {
    const text = readFileSync(file, 'utf8')
    const isClient = isParentClient || text.startsWith("'use client'")
    if (seen.has(`${file} ${isClient}`) || text.includes('<NextIntlClientProvider')) return
    seen.add(`${file} ${isClient}`)
    if (isClient && HOOK.test(text)) paths.push(way)
    for (const next of importsOf(file, text)) visit(next, `${way} → ${next}`, isClient)
  }
  visit(root, root, false)
  return paths
}

function importsOf(file: string, text: string): string[] {
  const specs = [...text.matchAll(/(?:^(?:import|export)\s(?!type\b)[^']*|import\()'([@.]\/?[^']+)'/gm)].map(
    ([, spec = '']) => spec,
  )
  return specs
    .map((spec) => (spec.startsWith('@/') ? spec.slice(2) : join(dirname(file), spec)))
    .flatMap((path) => ['.tsx', '.ts'].map((end) => path + end).filter(existsSync))
}
