import { cleanLine, HIDDEN_PATHS, HIDDEN_VALUE } from '@/provider/contract/rules/log-policy'

/** Options of pino by which a log of the site hides the same as one of the provider. */
export const LOG_POLICY = {
  redact: { paths: HIDDEN_PATHS, censor: HIDDEN_VALUE },
  hooks: { streamWrite: cleanLine },
}
