import 'server-only'
import { readSiteEnv, type SiteConfig } from './site-env'

let config: SiteConfig | undefined

/**
 * The environment of the running site, read at the first question: `next build` needs none of it.
 *
 * @throws {Error} a table of the names that are missing or wrong.
 */
export function serverEnv(): SiteConfig {
  config ??= readSiteEnv(process.env)
  return config
}
