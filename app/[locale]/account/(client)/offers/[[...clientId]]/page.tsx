import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { ClientFrame } from '@/components/account/client-frame'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { OffersView } from '@/components/offers/offers-view'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readOffers } from '@/lib/api/offers'
import { findSettings } from '@/lib/api/settings'
import { firstDate } from '@/lib/search/first-pickup'

type Props = PageProps<'/[locale]/account/offers/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('offers', params)
}

export default async function OffersPage({ params }: Props) {
  const own = await readOwnSection('offers', params, readOffers)
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const settings = await findSettings(await getLocale())
  const first = settings && firstDate(new Date(), settings.rules)
  return (
    <ClientFrame client={own.client} section="offers">
      <OffersView
        clientId={own.client.id}
        first={first}
        items={own.response.items}
        maxPercent={settings?.rules.promoMaxPercent ?? null}
      />
    </ClientFrame>
  )
}
