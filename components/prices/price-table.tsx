import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Tag } from '@/components/ui/tag/tag'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { stepHref } from '@/lib/bookings/steps'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { PriceGroup, PriceLine, SeasonChoice } from '@/lib/prices/price-table'
import { TERM_DAYS } from '@/lib/prices/term-days'
import { TERMS, termSearch } from '@/lib/prices/term-search'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { SearchFields } from '@/lib/search/search-params'
import type { Transfer } from '@/lib/transfers/transfer'
import { type DayOptions, rowChoice } from './price-address'
import styles from './price-table.module.css'

type RowContext = {
  season: SeasonChoice
  suggested: SearchFields
  options: DayOptions
  /** By slug: a model that comes with a driver only has one price, whatever the term and the season. */
  chauffeured: ReadonlyMap<string, Transfer>
}

/** Price of a day by model and term; on phones a row is a name over its three prices (DESIGN §7). */
export function PriceTable({ groups, ...context }: RowContext & { groups: PriceGroup[] }) {
  const t = useTranslations('prices')
  return (
    <Panel as="div" isFramed>
      <table className={styles.models}>
        <VisuallyHidden as="caption">{t('tableCaption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('car')}</th>
            {TERMS.map(({ name }) => (
              <th key={name} scope="col">
                {t(`terms.${name}`, TERM_DAYS)}
              </th>
            ))}
            <th className={styles.wide} scope="col">
              {t('deposit')}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr className={styles.group}>
              <th colSpan={TERMS.length + 2} scope="rowgroup">
                <Row as="span">
                  <CarArt body={group.id} />
                  {group.name}
                </Row>
              </th>
            </tr>
            {group.lines.map((line) => (
              <PriceTableRow key={line.slug} line={line} {...context} />
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  )
}

function PriceTableRow({ line, season, suggested, options, chauffeured }: RowContext & { line: PriceLine }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const { slug, name: model, classId, price, gearbox, drive, selfDrive, depositKop, offered } = line
  const hrefOf = (days: number) =>
    stepHref(slug, termSearch(suggested, season, days), 'options', rowChoice(options, offered))
  const notes = [
    ...(classId === 'scooters' ? [] : [t(`gearbox.${gearbox}`), t(`drive.${drive}`)]),
    ...(selfDrive ? [] : [t('withDriver')]),
    ...(offered.mileage ? [] : [t('mileageNotOffered')]),
    ...(offered.insurance ? [] : [t('insuranceNotOffered')]),
  ]
  return (
    <tr>
      <th scope="row">
        <Link href={`/rent/${slug}/`}>{model}</Link> {notes.length > 0 && <small>{notes.join(t('noteJoint'))}</small>}
      </th>
      {!selfDrive ? (
        <ChauffeurCell transfer={chauffeured.get(slug)} />
      ) : price ? (
        TERMS.map(({ name, days }) => (
          <td className={name === 'fromSevenKop' ? styles.best : undefined} key={name}>
            <Link href={hrefOf(days)}>{formatRoubles(price.terms[name], locale)}</Link>
            {name === 'underThreeKop' && price.terms.oneDayKop !== null && (
              <small>{t('oneDayPrice', { amount: formatRoubles(price.terms.oneDayKop, locale) })}</small>
            )}
          </td>
        ))
      ) : (
        <td colSpan={TERMS.length}>{t('notInSeason')}</td>
      )}
      <td className={styles.wide}>
        {depositKop > 0 ? (
          formatRoubles(depositKop, locale)
        ) : (
          <Tag tone="noDeposit">
            <Icon of="shield-check" />
            {t('noDeposit')}
          </Tag>
        )}
      </td>
    </tr>
  )
}

function ChauffeurCell({ transfer }: { transfer: Transfer | undefined }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  return (
    <td colSpan={TERMS.length}>
      {transfer ? (
        <Link href={`/service/${transfer.slug}/`}>
          {t('chauffeurDay', { amount: formatRoubles(transfer.dayKop, locale), hours: transfer.dayHours })}
        </Link>
      ) : (
        <Link href={SITE_LINKS.service}>{t('withDriver')}</Link>
      )}
    </td>
  )
}
