import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { OrderBar } from '@/components/layout/frame/order-bar'
import { NightNote } from '@/components/transfers/night-note'
import { ShortOrderPanel } from '@/components/transfers/order-panel'
import { TransferRoutes } from '@/components/transfers/transfer-routes'
import { TransferRow } from '@/components/transfers/transfer-row'
import { Button } from '@/components/ui/button/button'
import { requireSettings } from '@/lib/api/settings'
import { listTransfers } from '@/lib/api/transfers'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { shortOrder } from '@/lib/transfers/short-order'
import { byClass } from '@/lib/transfers/transfer'

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
    <div className="wrap">
      <Crumbs here={t('crumb')} />
      <div className="ph">
        <h1>{t('heading')}</h1>
        <p>{transfers.length > 0 ? t('lead', { hours: minHours }) : t('nothing')}</p>
      </div>
      <div className="tr-cols">
        <div className="tr-main">
          {byClass(transfers).map(({ classId, className, transfers: own }) => (
            <section aria-labelledby={classId} key={classId}>
              <h2 id={classId}>{className}</h2>
              <ul className="tr-list">
                {own.map((transfer) => (
                  <TransferRow key={transfer.slug} transfer={transfer} />
                ))}
              </ul>
            </section>
          ))}
          <NightNote night={night} />
        </div>
        <ShortOrderPanel {...(await shortOrder(transfers, ordering, settings))} phone={settings.main_phone} />
        <div className="tr-main">
          <TransferRoutes
            models={new Map(transfers.map(({ slug, car }) => [slug, car.name]))}
            routes={ordering.routes}
          />
          <p>
            <Link className="link" href="/about/drivers/#team">
              {t('team')}
            </Link>
          </p>
        </div>
      </div>
      <OrderBar settings={settings}>
        <Button href="#order" isExternal>
          {t('form.order')}
        </Button>
      </OrderBar>
    </div>
  )
}
