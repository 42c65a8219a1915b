import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Missing } from '@/components/layout/frame/missing'
import { OrderBar } from '@/components/layout/frame/order-bar'
import { TransferView } from '@/components/transfers/transfer-view'
import { Button } from '@/components/ui/button/button'
import { requireSettings } from '@/lib/api/settings'
import { findTransfer, findTransferQuote } from '@/lib/api/transfers'
import { drawnColour } from '@/lib/cars/paint'
import { serverEnv } from '@/lib/config/server-env'
import { formatRoubles } from '@/lib/format/money'
import { sharedPhotos } from '@/lib/photos/shared-photo'
import { transferService } from '@/lib/seo/json-ld/transfer-service'
import { pictureOf } from '@/lib/seo/opengraph-picture'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { orderStart } from '@/lib/transfers/order-start'
import { toTrip } from '@/lib/transfers/trip-fields'

type Props = PageProps<'/[locale]/service/[carSlug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ carSlug }, locale, t] = await Promise.all([params, getLocale(), getTranslations('transfers')])
  const transfer = await findTransfer(carSlug)
  if (!transfer) return { robots: { index: false } }
  const facts = { name: transfer.car.name, price: formatRoubles(transfer.hourKop, locale) }
  return pageMetadata({
    locale,
    path: `/service/${transfer.slug}/`,
    picture:
      sharedPhotos(transfer.car.photos)[0] ??
      pictureOf({ slug: transfer.car.slug, body: transfer.car.body, cvet: drawnColour(transfer.car) }),
    title: t('carTitle', facts),
    description: t('carDescription', { ...facts, count: transfer.passengers, hours: transfer.minHours }),
  })
}

/** One model with a driver. */
export default async function TransferCarPage({ params }: Props) {
  const [{ carSlug }, locale, t] = await Promise.all([params, getLocale(), getTranslations('transfers')])
  const [transfer, settings] = await Promise.all([findTransfer(carSlug), requireSettings(locale)])
  if (!transfer) return <Missing phone={settings.main_phone} />
  const start = orderStart(transfer, settings.rules, new Date())
  const price = formatRoubles(transfer.hourKop, locale)
  const { name } = transfer.car
  const about = {
    name: t('carHeading', { name }),
    description: t('carDescription', { name, price, count: transfer.passengers, hours: transfer.minHours }),
    serviceType: t('crumb'),
    locality: settings.postalAddress.locality,
  }
  const quote = await findTransferQuote(toTrip(transfer.slug, start.first))
  return (
    <>
      <TransferView phone={settings.main_phone} quote={quote} start={start} transfer={transfer} />
      <JsonLd data={transferService(transfer, about, { locale, site: serverEnv().SITE_URL })} />
      <OrderBar settings={settings}>
        <Button href="#order" isExternal variant="dark">
          {t('form.order')}
        </Button>
      </OrderBar>
    </>
  )
}
