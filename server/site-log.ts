import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino'
import { LOG_POLICY } from '@/lib/logging/log-policy'

/** The log of a process of the site: JSON lines under the policy that the provider has too. @param stream standard output when left out */
export function createSiteLog(program: 'front' | 'site', level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { program },
    ...LOG_POLICY,
    serializers: { err: stdSerializers.err, error: stdSerializers.err },
  }
  return stream ? pino(options, stream) : pino(options)
}
