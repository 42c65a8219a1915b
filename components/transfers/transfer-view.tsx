import { useLocale, useTranslations } from 'next-intl'
import { BigCarStage } from '@/components/cars/page/big-car-stage'
import { CarColumns } from '@/components/cars/page/car-columns'
import { CarSpecs } from '@/components/cars/page/car-specs'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { TransferPage } from '@/lib/transfers/transfer'
import { NightNote } from './night-note'
import { OrderPanel, type OrderPanelProps } from './order-panel'
import { TransferModels } from './transfer-models'
import { TransferRoutes } from './transfer-routes'

/** The page of one model with a driver. */
export function TransferView(props: OrderPanelProps) {
  const t = useTranslations('transfers')
  const { transfer } = props
  return (
    <Container>
      <Crumbs here={transfer.car.name} parents={[{ href: '/service/', name: t('crumb') }]} />
      <CarColumns main={<Main transfer={transfer} />} side={<OrderPanel {...props} />}>
        <Prices transfer={transfer} />
        <TransferRoutes routes={transfer.routes} />
        <section>
          <Heading isSub>{t('others')}</Heading>
          <TransferModels transfers={transfer.similar} />
        </section>
      </CarColumns>
    </Container>
  )
}

function Main({ transfer }: Pick<OrderPanelProps, 'transfer'>) {
  const t = useTranslations('transfers')
  const { car, className, description } = transfer
  return (
    <>
      <BigCarStage car={car} />
      <div>
        <h1>{t('carHeading', { name: car.name })}</h1>
        <Text tone="muted">{className}</Text>
      </div>
      <CarSpecs car={car} />
      {description && <Text size="l">{description}</Text>}
    </>
  )
}

function Prices({ transfer }: { transfer: TransferPage }) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  const { hourKop, dayKop, minHours, dayHours, passengers, freeWaitMinutes } = transfer
  const rows = [
    { term: t('label.hour'), value: formatRoubles(hourKop, locale) },
    { term: t('label.day', { hours: dayHours }), value: formatRoubles(dayKop, locale) },
    { term: t('label.minHours'), value: t('hours', { hours: minHours }) },
    { term: t('label.passengers'), value: String(passengers) },
    { term: t('label.wait'), value: t('minutes', { minutes: freeWaitMinutes }) },
  ]
  return (
    <Panel heading={t('prices')} headingId="prices">
      <DefinitionList rows={rows} />
      <NightNote isApart night={transfer.night} />
    </Panel>
  )
}
