import 'server-only'
import { ZodError } from 'zod'
import { pageScope } from '@/lib/routing/status-scope'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { cleanLine } from '@/provider/contract/rules/log-policy'

const LOGGED_ISSUES_MAX = 5

type Entry = {
  requestId?: string
  code: FailureCode
  /** Without the query, which may hold what a visitor typed. */
  path: string
  error: unknown
}

/** One line of JSON for the operator: what failed, where, and every cause under it. Holds no personal data. */
export function logFailure({ error, ...entry }: Entry): void {
  const [message, ...causes] = chainOf(error)
  // Where a bug stands; of an outage the causes say everything.
  const stack = entry.code === 'internal' && error instanceof Error ? framesOf(error) : undefined
  const requestId = pageScope()?.requestId
  console.error(cleanLine(JSON.stringify({ requestId, ...entry, message, causes, stack })))
}

function chainOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [typeof error]
  const own = [error.name, systemCodeOf(error), error instanceof ZodError ? issuesOf(error) : error.message]
    .filter(Boolean)
    .join(': ')
  return error.cause === undefined ? [own] : [own, ...chainOf(error.cause)]
}

/** `ECONNREFUSED` and the like: some of Node's errors say no more. */
function systemCodeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Where and how the contract was broken, never the value that broke it. */
function issuesOf({ issues }: ZodError): string {
  const loggedIssues = issues.slice(0, LOGGED_ISSUES_MAX).map(({ path, code }) => `${path.join('.')} ${code}`)
  return [...loggedIssues, ...(issues.length > loggedIssues.length ? [`${issues.length} in all`] : [])].join(', ')
}

function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []))
}
