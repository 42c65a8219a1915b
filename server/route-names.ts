import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { splitLocale } from '@/lib/i18n/split-locale'

const LOCALE = '/[locale]'
/** Of an address that no route has, such as a file or a page that does not exist. */
const NONE = 'none'
/** At the same place of two patterns a plain segment wins over a parameter, and that over the rest of an address. */
const RANK = { plain: 0, parameter: 1, rest: 2 }

const Manifest = z.record(z.string(), z.string())

/** Returns the patterns of all routes, such as `/[locale]/rent/[carSlug]`, as the build wrote them; none without a build. */
export function readRoutePatterns(root: string): string[] {
  try {
    const text = readFileSync(join(root, '.next', 'app-path-routes-manifest.json'), 'utf8')
    return Object.values(Manifest.parse(JSON.parse(text)))
  } catch {
    return []
  }
}

/**
 * Returns a function from a request's address to the pattern of its route: a bounded name for metrics and traces, without the
 * numbers, keys and names that an address may hold.
 */
export function createRouteNames(patterns: readonly string[]): (url: string) => string {
  const routes = [...new Set(patterns)].sort(byRank).map((pattern) => ({ pattern, regex: regexOf(pattern) }))
  return (url) => {
    const path = (url.split('?')[0] ?? '/').replace(/(?<=.)\/+$/, '')
    const localised = `${LOCALE}${splitLocale(path).path}`.replace(/(?<=.)\/+$/, '')
    const route = routes.find(({ pattern, regex }) => regex.test(pattern.startsWith(LOCALE) ? localised : path))
    return route?.pattern ?? NONE
  }
}

function byRank(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  const at = a.findIndex((segment, index) => rankOf(segment) !== rankOf(b[index] ?? ''))
  return at < 0 ? 0 : rankOf(a[at] ?? '') - rankOf(b[at] ?? '')
}

function rankOf(segment: string): number {
  if (/^\[{1,2}\.{3}/.test(segment)) return RANK.rest
  return segment.startsWith('[') ? RANK.parameter : RANK.plain
}

function regexOf(pattern: string): RegExp {
  if (pattern.startsWith(LOCALE)) return new RegExp(`^\\/\\[locale\\]${textOf(pattern.slice(LOCALE.length))}$`)
  return new RegExp(`^${textOf(pattern)}$`)
}

function textOf(pattern: string): string {
  return pattern
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment.startsWith('[[...')) return '(?:\\/.+)?'
      if (segment.startsWith('[...')) return '\\/.+'
      return segment.startsWith('[') ? '\\/[^/]+' : `\\/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
    .join('')
}
