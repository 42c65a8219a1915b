import { existsSync } from 'node:fs'
import { descendantsOf } from '@/e2e/setup/processes'
import { startSecondSite } from '@/e2e/setup/second-site'
import { openProvider, type TestProvider, TOKEN } from '@/tests/setup/open-provider'
import { bundleProvider } from '@/tests/setup/provider-process'
import { TcpProxy } from './tcp-proxy'

/** Why the built site cannot be started here, or null. */
export const NO_BUILD = existsSync('dist/server/front/main.js') ? null : 'there is no build: npm run build'

export type BuiltStack = Awaited<ReturnType<typeof startBuiltStack>>

/** A provider over a database of its own, and a network before it, for built sites. */
export async function startBuiltStack() {
  const branch: TestProvider = await openProvider()
  branch.clock.now = new Date()
  const program = await bundleProvider()
  const provider = await program.start(branch.url)
  const network = await TcpProxy.toUrl(provider.origin)
  const sites: { stop: () => Promise<void> }[] = []
  return {
    branch,
    network,
    async startSite() {
      const site = await startSecondSite({ PROVIDER_URL: network.through(provider.origin), PROVIDER_TOKEN: TOKEN })
      sites.push(site)
      return {
        ...site,
        /** Front and renderer. */
        kill(): void {
          for (const pid of [...descendantsOf(site.pid), site.pid])
            try {
              process.kill(pid, 'SIGKILL')
            } catch {
              // It has just ended with the other.
            }
        },
      }
    },
    async close(): Promise<void> {
      network.set({ kind: 'pass' })
      for (const site of sites) await site.stop()
      await program.remove()
      await network.close()
      await branch.close()
    },
  }
}
