import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { OrderBar } from '@/components/layout/frame/order-bar'
import { NightNote } from '@/components/transfers/night-note'
import { ShortOrderPanel } from '@/components/transfers/order-panel'
import { TransferClasses } from '@/components/transfers/transfer-classes'
import { TransferColumns } from '@/components/transfers/transfer-columns'
import { TransferRoutes } from '@/components/transfers/transfer-routes'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { TextLink } from '@/components/ui/text-link/text-link'
import { requireSettings } from '@/lib/api/settings'
import { listTransfers } from '@/lib/api/transfers'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { shortOrder } from '@/lib/transfers/short-order'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('transfers')])
  return pageMetadata({ locale, path: '/service/', title: t('title'), description: t('description') })
}

/** Cars with a driver, class by class. */
export default async function ServicePage() {
  const [{ transfers, night, ...ordering }, settings, t] = await Promise.all([
    listTransfers(),
    requireSettings(await getLocale()),
    getTranslations('transfers'),
  ])
  const minHours = Math.min(...transfers.map((transfer) => transfer.minHours))
  return (
    <Container>
      <Crumbs here={t('crumb')} />
      <PageHead heading={t('heading')} lead={transfers.length > 0 ? t('lead', { hours: minHours }) : t('nothing')} />
      <TransferColumns
        main={
          <>
            <TransferRoutes
              models={new Map(transfers.map(({ slug, car }) => [slug, car.name]))}
              routes={ordering.routes}
            />
            <TransferClasses transfers={transfers} />
            <NightNote night={night} />
          </>
        }
        side={<ShortOrderPanel {...(await shortOrder(transfers, ordering, settings))} phone={settings.main_phone} />}
      >
        <p>
          <TextLink href="/about/drivers/#team">{t('team')}</TextLink>
        </p>
      </TransferColumns>
      <OrderBar settings={settings}>
        <Button href="#order" isExternal variant="dark">
          {t('form.order')}
        </Button>
      </OrderBar>
    </Container>
  )
}
