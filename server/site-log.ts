import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import { cleanLine, HIDDEN_PATHS, HIDDEN_VALUE } from '@/provider/contract/rules/log-policy'

/** The log of a process of the site: JSON lines under the policy that the provider has too. @param stream standard output when left out */
export function createSiteLog(program: 'front' | 'site', level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { program },
    redact: { paths: HIDDEN_PATHS, censor: HIDDEN_VALUE },
    serializers: { err: stdSerializers.err, error: stdSerializers.err },
    hooks: { streamWrite: cleanLine },
  }
  return stream ? pino(options, stream) : pino(options)
}
