import '@/components/cars/page/car-page.css'
import './transfers.css'
import { useLocale, useTranslations } from 'next-intl'
import { CarSpecs } from '@/components/cars/page/car-specs'
import { CarStage } from '@/components/cars/page/car-stage'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { AttributeList } from '@/components/ui/attribute-list'
import { formatRoubles } from '@/lib/format/money'
import type { TransferPage } from '@/lib/transfers/transfer'
import { NightNote } from './night-note'
import { OrderPanel, type OrderPanelProps } from './order-panel'
import { TransferRoutes } from './transfer-routes'
import { TransferRow } from './transfer-row'

/** The page of one model with a driver. */
export function TransferView(props: OrderPanelProps) {
  const t = useTranslations('transfers')
  const { transfer } = props
  return (
    <div className="wrap">
      <Crumbs here={transfer.car.name} parents={[{ href: '/service/', name: t('crumb') }]} />
      <div className="car-cols">
        <div className="car-main">
          <CarStage car={transfer.car} size="big" />
          <div>
            <h1>{t('carHeading', { name: transfer.car.name })}</h1>
            <p className="muted">{transfer.className}</p>
          </div>
          <CarSpecs car={transfer.car} />
          {transfer.description && <p className="description">{transfer.description}</p>}
        </div>
        <OrderPanel {...props} />
        <div className="car-more">
          <Prices transfer={transfer} />
          <TransferRoutes routes={transfer.routes} />
          <section>
            <h2>{t('others')}</h2>
            <ul className="tr-list">
              {transfer.similar.map((one) => (
                <TransferRow key={one.slug} transfer={one} />
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  )
}

function Prices({ transfer }: { transfer: TransferPage }) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  const { hourKop, dayKop, minHours, dayHours, passengers, freeWaitMinutes } = transfer
  const rows = [
    { label: t('label.hour'), value: formatRoubles(hourKop, locale) },
    { label: t('label.day', { hours: dayHours }), value: formatRoubles(dayKop, locale) },
    { label: t('label.minHours'), value: t('hours', { hours: minHours }) },
    { label: t('label.passengers'), value: String(passengers) },
    { label: t('label.wait'), value: t('minutes', { minutes: freeWaitMinutes }) },
  ]
  return (
    <section aria-labelledby="prices" className="panel">
      <h2 id="prices">{t('prices')}</h2>
      <AttributeList rows={rows} />
      <NightNote night={transfer.night} />
    </section>
  )
}
