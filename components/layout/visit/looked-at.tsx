import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { LookedAtLinks } from '@/components/layout/header/looked-at-links'

/** The way back for whoever was here before; for everybody the same empty line in the server's HTML. */
export async function LookedAt() {
  const { layout } = await getMessages()
  return (
    <div className="wrap looked-at">
      <NextIntlClientProvider messages={{ layout: { seen: layout.seen } }}>
        <LookedAtLinks />
      </NextIntlClientProvider>
    </div>
  )
}
